#!/bin/sh
# Starts nginx with deploy/nginx.conf at PORT, 8080 where none is given.
set -eu

port=${PORT:-8080}
case $port in
  *[!0-9]*)
    echo "PORT must be a number, not \"$port\"." >&2
    exit 1
    ;;
esac

# Where the system has no IPv6, nginx would not start with it.
v6="s/listen \[::\]:8080;/listen [::]:$port;/"
[ -e /proc/net/if_inet6 ] || v6='/listen \[::\]:8080;/d'

sed -e "s/listen 8080;/listen $port;/" -e "$v6" /etc/nginx/nimble.conf >/tmp/nimble.conf
exec nginx -e stderr -c /etc/nginx/nimble-main.conf
