-- Documents that show who a player is. The file lies in the store of private files; here is what became of it.
create table documents (
  -- Made by the player's browser: sent again it is the same document.
  id uuid primary key,
  player_id bigint not null references players (id),
  kind text not null check (kind in ('identity', 'address', 'payment_method')),
  -- 'storing': the file is on its way to the store. 'withdrawn': taken back, or never arrived there.
  state text not null check (state in ('storing', 'uploaded', 'in_review', 'approved', 'declined', 'expired', 'withdrawn')),
  -- As the player called it; shown to them, and no part of any path.
  file_name text not null check (length(file_name) between 1 and 200),
  media_type text not null,
  bytes integer not null check (bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  -- Its name in the store.
  stored_as text not null unique,
  reason text,
  uploaded_at timestamptz not null,
  decided_at timestamptz,
  valid_until timestamptz,
  -- From when the file is no longer kept; null while nothing ends it.
  remove_file_at timestamptz,
  file_removed_at timestamptz,
  check ((state = 'declined') = (reason is not null)),
  check ((state = 'approved') <= (valid_until is not null)),
  check ((state in ('approved', 'declined', 'expired')) = (decided_at is not null))
);
create index documents_of_player on documents (player_id, uploaded_at desc);
create index documents_waiting on documents (uploaded_at) where state in ('uploaded', 'in_review');
create index documents_storing on documents (uploaded_at) where state = 'storing';
create index documents_valid on documents (valid_until) where state = 'approved';
create index documents_to_remove on documents (remove_file_at) where file_removed_at is null and remove_file_at is not null;
