-- Each confirmation of coins that can't be taken is an event of its own: whether they were heard of is asked at every one.
create index payment_callbacks_untaken on payment_callbacks (payment_id) where outcome = 'attention';
