-- An organisation says once whether it sponsors anybody already, not yet, or only hires; its first steps follow from it.
alter table organisation add column sponsoring text check (sponsoring in ('already', 'not-yet', 'hiring-only'));
