-- The mailbox behind an address: what follows a plus is the owner's own mark, and some houses ignore dots.
create function mailbox_of(email text) returns text language sql immutable parallel safe as $$
  select case when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@gmail.com'
    else split_part(split_part(email, '@', 1), '+', 1) || '@' || split_part(email, '@', 2) end
$$;
create index players_mailbox on players (mailbox_of(email));
create index players_home on players (postal_code, lower(address));
create index known_devices_device on known_devices (device_hash);
