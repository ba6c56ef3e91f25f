-- Who asked, reminded, chose and closed, by name as the history has it; unknown of what happened before.
alter table rate_requests add column closed_by text;
alter table rate_request_lines add column sent_by text;
alter table rate_request_lines add column reminded_by text;
alter table rate_request_lines add column chosen_by text;
