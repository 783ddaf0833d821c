-- Statuses that stand for achievements (specification §6). 112 belongs to two of them.
alter table groups drop constraint groups_kind_check;
alter table groups add constraint groups_kind_check
  check (kind in ('experiment', 'level', 'vip', 'chat', 'payments', 'test', 'achievement'));
insert into groups (id, name, kind) values
  (606, 'Thousand spins', 'achievement'),
  (607, 'Thousand spins, earlier', 'achievement'),
  (55, 'Regular', 'achievement'),
  (273, 'Regular, earlier', 'achievement'),
  (112, 'Old hand', 'achievement'),
  (208, 'Paperlantern reader', 'achievement'),
  (56, 'Orchard keeper', 'achievement'),
  (211, 'Orchard keeper, earlier', 'achievement'),
  (394, 'Five deposits', 'achievement');
