type Site = {
  port: number
  root: string
  apiPort: number
  headers: Readonly<Record<string, string>>
  /** Debian's brotli_static, where it is installed. */
  brotliModule?: string | undefined
}

/** What nginx must be told to serve a build; all it writes stays in its prefix. */
export const nginxConfig = ({ port, root, apiPort, headers, brotliModule }: Site): string => `
${brotliModule === undefined ? '' : `load_module ${quoted(brotliModule)};\n`}daemon off;
# One process, as the user who started it: another could not read a build in a home folder.
master_process off;
pid nginx.pid;
error_log stderr;

events {}

http {
  access_log off;
  server_tokens off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;

  types {
    application/json json;
    application/manifest+json webmanifest;
    application/pdf pdf;
    application/wasm wasm;
    audio/mpeg mp3;
    font/woff2 woff2;
    image/gif gif;
    image/jpeg jpg jpeg;
    image/png png;
    image/svg+xml svg;
    image/webp webp;
    image/x-icon ico;
    text/css css;
    text/html html;
    text/javascript js mjs;
    text/plain txt;
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types application/json text/css text/html text/javascript text/plain;

  # The build has packed its files; what has no packed form beside it, and the server's answers, are packed here.
  gzip_static on;
${brotliModule === undefined ? '' : '  brotli_static on;\n'}  gzip on;
  gzip_vary on;
  gzip_min_length 256;
  gzip_proxied any;
  gzip_types application/json application/manifest+json application/wasm image/svg+xml text/css text/javascript text/plain;

  # In one map, because an add_header in a location would drop all those of the server.
  map $status:$uri $caching {
    default no-cache;
    ~^[45] no-store;
    ~:/api/ "";
    ~:/pdfProxy/ no-store;
    ~:/assets/ "public, max-age=31536000, immutable";
  }

  server {
    listen 127.0.0.1:${port};
    root ${quoted(root)};
    index index.html;
    client_max_body_size 20m;

    add_header Cache-Control $caching always;
${Object.entries(headers)
  .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
  .join('\n')}

    location / { try_files $uri /index.html; }
    # The first pattern that fits is followed: a hidden file stays hidden whatever its name ends with.
    location ~ /\\. { return 404; }
    # A packed form is sent in place of its file and has no address of its own.
    location ~ \\.(br|gz)$ { return 404; }
    location ~ ^/assets/ { try_files $uri =404; }
    # What looks like a file is one, or is missing; the page in its place would be run as a script or drawn as a
    # picture.
    location ~* "\\.[a-z][a-z0-9]{0,7}$" { try_files $uri =404; }
    location = /api { return 404; }
    location ^~ /api/ {
      proxy_pass http://127.0.0.1:${apiPort};
      proxy_http_version 1.1;
    }
    # The one host that keeps the reports; it learns nothing of who asks.
    location ^~ /pdfProxy/ {
      proxy_pass http://127.0.0.1:${apiPort};
      proxy_http_version 1.1;
      proxy_set_header Cookie "";
      proxy_set_header token "";
    }
  }
}
`

const quoted = (value: string): string => {
  // nginx has no way to write a dollar sign in a text.
  if (/["\\$\n]/.test(value)) throw new Error(`nginx cannot be told ${value}`)
  return `"${value}"`
}
