-- Bills of lading print subsidiary hazard classes in parentheses after the class: "3 (6.1)". (49 CFR 172.202)
alter table commodities add column hazmat_subsidiary_classes text;
alter table order_items add column hazmat_subsidiary_classes text;
