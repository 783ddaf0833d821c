-- One person under several spellings is one key: accents, look-alike letters of other scripts, apostrophes, invisible
-- characters and the order of the names don't matter, and a letter may be written as two (ü, ue). It is compared, never shown.
create function identity_name(first_name text, last_name text) returns text language sql immutable parallel safe
begin atomic
  with bare as (
    select normalize(
      regexp_replace(
        normalize(
          regexp_replace(first_name || ' ' || last_name, '[\u0027\u0060\u00b4\u02b9-\u02cf\u2018-\u201b\u2032-\u2037\ua78b\ua78c\uff07]', '', 'g'),
          NFKD),
        -- Accents, the points of Hebrew and Arabic, and the Hangul fillers, which count as letters and show nothing.
        '[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u115f\u1160]', '', 'g'),
      NFC) as name
  ), folded as (
    select translate(
      replace(replace(replace(replace(lower(name collate "pg_c_utf8"), 'ß', 'ss'), 'þ', 'th'), 'æ', 'ae'), 'œ', 'oe'),
      'øłđðħŧıȷɑɡ' || 'авԁеєһніјӏкмоԛрсѕтуԝх' || 'αβεηικμνορτυχς',
      'olddhtijag' || 'abdeehhijlkmoqpcstywx' || 'abehikmvoptuxσ') as name
    from bare
  ), letters as (
    select regexp_replace(
      regexp_replace(
        regexp_replace(name, '[\s\u002e\u002c\u002f\u005f\u2010-\u2015\u2212-]+', ' ', 'g'),
        '[^[:alpha:] ]', '', 'g'),
      '([aou])e', '\1', 'g') as name
    from folded
  )
  select string_agg(word, ' ' order by word collate "C")
  from letters, regexp_split_to_table(letters.name, ' +') as word
  where word <> '';
end;

-- Made by the database, so that whoever writes a name writes its key.
alter table players add column name_key text generated always as (identity_name(first_name, last_name)) stored;
create index players_identity on players (date_of_birth, name_key);

-- Somebody who is nearly one who is excluded: they show who they are before their first deposit.
create table identity_reviews (
  player_id bigint not null references players (id),
  other_player_id bigint not null references players (id),
  likeness text not null check (likeness in ('name', 'address')),
  noted_at timestamptz not null,
  primary key (player_id, other_player_id)
);
create index identity_reviews_other on identity_reviews (other_player_id);
