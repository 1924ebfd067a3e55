# Starts a PostgreSQL server for tests in a temporary folder, prints the folder, and waits until the input is closed.
# Then stops all servers that run in subfolders, and removes the folder.
# $1: folder of PostgreSQL's programs; $2: port for encrypted connections, or empty
set -e
folder=$(mktemp -d -t janggun-postgres.XXXXXX)
trap 'rm -rf "$folder"' EXIT
"$1/initdb" -D "$folder/data" -U postgres -A trust -E UTF8 --locale=C.UTF-8 --no-sync > "$folder/log" 2>&1 || { cat "$folder/log" >&2; exit 1; }
cat >> "$folder/data/postgresql.conf" <<END
unix_socket_directories = '$folder'
listen_addresses = ''
max_connections = 300
shared_buffers = 32MB
fsync = off
full_page_writes = off
synchronous_commit = off
max_wal_size = 256MB
END
if [ -n "$2" ]; then
    cat > "$folder/request" <<END
[req]
distinguished_name = name
x509_extensions = usage
[name]
[usage]
subjectAltName = DNS:localhost
END
    openssl req -x509 -config "$folder/request" -subj /CN=localhost -days 2 -nodes -newkey ec \
        -pkeyopt ec_paramgen_curve:prime256v1 -keyout "$folder/data/server.key" -out "$folder/server.crt" 2> "$folder/log"
    chmod 600 "$folder/data/server.key"
    chmod 755 "$folder"
    cat >> "$folder/data/postgresql.conf" <<END
port = $2
listen_addresses = 'localhost'
ssl = on
ssl_cert_file = '$folder/server.crt'
END
    echo "hostnossl all all all reject" | cat - "$folder/data/pg_hba.conf" > "$folder/rules"
    cat "$folder/rules" > "$folder/data/pg_hba.conf"
fi
"$1/pg_ctl" -D "$folder/data" -w -l "$folder/log" start > /dev/null 2>&1 || { cat "$folder/log" >&2; exit 1; }
echo "$folder"
read -r _ || true
for running in "$folder"/*/postmaster.pid; do
    "$1/pg_ctl" -D "${running%/*}" -m immediate stop > /dev/null 2>&1 || true
done
