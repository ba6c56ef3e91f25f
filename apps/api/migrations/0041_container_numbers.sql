-- Drayage and intermodal freight is known by its container, which changes chassis and trucks under way.
alter table shipments add column container_number text;
