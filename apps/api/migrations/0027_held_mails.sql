-- Mails that wait for the end of somebody's quiet hours.
create index notifications_held on notifications (company_id, contact_id) where mail = 'AtOnce' and mailed_at is null;
