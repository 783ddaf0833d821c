-- Accounts of one name and date of birth are a question for a reviewer too.
alter table bonus_signals
  drop constraint bonus_signals_likeness_check,
  add constraint bonus_signals_likeness_check check (likeness in ('email', 'phone', 'device', 'address', 'person'));
