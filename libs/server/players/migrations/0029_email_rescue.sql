-- Begun by an operator, for who lost the old mailbox: the new one alone confirms, and not before this moment.
alter table email_changes add column operator_from timestamptz;
