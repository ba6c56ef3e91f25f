-- The last answer of a carrier that came after its offer had ended.
alter table tender_offers add column late_answer text check (late_answer in ('Accepted', 'Rejected', 'Countered')),
  add column late_answered_at timestamptz, add column late_answered_by text;
