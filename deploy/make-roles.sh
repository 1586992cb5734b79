#!/bin/sh
# Runs once, when the database is made: the owner of the schema, the log-in of requests, and that of backups, which
# reads every row. None of them is a superuser.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" <<'SQL'
create role portway login password :'password';
create role portway_app nologin;
grant portway_app to portway with admin option;
create role portway_web login noinherit password :'password';
grant portway_app to portway_web;
create role portway_backup login bypassrls password :'password';
grant pg_read_all_data to portway_backup;
create database portway owner portway;
SQL
