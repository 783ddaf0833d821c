-- Who deposited in a week, read page by page.
create index payments_deposited on payments (finished_at, id) where action = 'deposit' and state = 'succeeded';
