-- Why the carrier reports a delay or a refusal, for those who watch.
alter table watch_news add column detail text;
