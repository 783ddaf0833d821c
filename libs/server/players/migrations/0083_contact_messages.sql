-- What people write to support, and what was answered.
create table contact_messages (
  -- Made by the browser: sent again it is the same message.
  id uuid primary key,
  -- Null for a guest.
  player_id bigint references players (id),
  name text not null check (length(name) <= 100),
  email text not null check (length(email) between 3 and 254),
  topic text not null check (topic in
    ('account', 'verification', 'deposit', 'withdrawal', 'bonus', 'game', 'sport', 'limits', 'privacy', 'other')),
  text text not null check (length(text) between 1 and 4000),
  -- In which words it is answered, and where its links lead.
  locale text not null,
  edition text not null,
  site text not null check (site in ('casino', 'sport')),
  state text not null check (state in ('open', 'answered', 'closed')),
  sent_at timestamptz not null,
  closed_at timestamptz,
  check ((state = 'closed') = (closed_at is not null))
);
create index contact_messages_open on contact_messages (sent_at) where state <> 'closed';
create index contact_messages_closed on contact_messages (closed_at) where state = 'closed';
create index contact_messages_of_player on contact_messages (player_id, sent_at) where player_id is not null;

create table contact_answers (
  id bigint generated always as identity primary key,
  message_id uuid not null references contact_messages (id) on delete cascade,
  text text not null check (length(text) between 1 and 8000),
  actor text not null,
  answered_at timestamptz not null
);
create index contact_answers_of_message on contact_answers (message_id, id);
