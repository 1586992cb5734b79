-- Companies are suggested by the beginnings of the words of their names.
create index published_employer_named on published_employer using gin (name gin_trgm_ops);
