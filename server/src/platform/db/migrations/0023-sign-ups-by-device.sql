-- A sign-up belongs to the device that made it, like the code that confirms it: another visitor's sign-up with the same
-- address replaces neither its password nor its name. Those of before belong to no device.
alter table sign_up add column device_hash text not null default '';
alter table sign_up drop constraint sign_up_pkey;
alter table sign_up add primary key (email, device_hash);
