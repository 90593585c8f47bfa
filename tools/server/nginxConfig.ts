import { PART_OF_PAGE, policies } from './serve.mjs'

type Headers = Readonly<Record<string, string>>

/** The variables of the configuration. A container fills them in from its environment. */
export type Settings = {
  /** Letters, digits and `_`, another one for each site of one nginx: it is in the names of log format and variables. */
  SITE_NAME: string
  /** The host names, with spaces between them, or `_`. */
  SERVER_NAME: string
  /** A port, or an address with one. */
  LISTEN: string
  /** The folder of the build, and one that has the assets of earlier releases below `assets`. */
  SITE_ROOT: string
  EARLIER_ROOT: string
  /** The server of the API: `https://host`. With a path, `https://host/base/`, its path replaces `/api/`. */
  API_ORIGIN: string
  /** The host of the documents, without a slash at its end: `/pdfProxy/path` is its `/path` (A224). */
  DOCUMENT_ORIGIN: string
  /** The certificates by which nginx checks these two, when they are https. */
  TLS_ROOTS: string
  ACCESS_LOG: string
  /** A file and a level. Below the level alert nginx describes failed calls with query and address of the visitor. */
  ERROR_LOG: string
}

/** Headers that a browser acts on; nginx passes on all others. */
const NEVER_HANDED_ON = [
  'Accept-CH',
  'Access-Control-Allow-Credentials',
  'Access-Control-Allow-Headers',
  'Access-Control-Allow-Methods',
  'Access-Control-Allow-Origin',
  'Access-Control-Expose-Headers',
  'Activate-Storage-Access',
  'Alt-Svc',
  'Attribution-Reporting-Register-Source',
  'Attribution-Reporting-Register-Trigger',
  'Cache-Control',
  'Clear-Site-Data',
  'Content-Disposition',
  'Content-Encoding',
  'Content-Language',
  'Content-Location',
  'Content-Security-Policy',
  'Content-Security-Policy-Report-Only',
  'Content-Type',
  'Critical-CH',
  'Cross-Origin-Embedder-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Document-Policy',
  'Expect-CT',
  'Expires',
  'Feature-Policy',
  'Link',
  'Location',
  'NEL',
  'No-Vary-Search',
  'Observe-Browsing-Topics',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'Pragma',
  'Proxy-Authenticate',
  'Public-Key-Pins',
  'Referrer-Policy',
  'Refresh',
  'Report-To',
  'Reporting-Endpoints',
  'Server-Timing',
  'Service-Worker-Allowed',
  'Set-Cookie',
  'Set-Login',
  'SourceMap',
  'Speculation-Rules',
  'Strict-Transport-Security',
  'Supports-Loading-Mode',
  'Timing-Allow-Origin',
  'token',
  'Vary',
  'WWW-Authenticate',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'X-SourceMap',
  'X-XSS-Protection',
]

/** Redirects could lead to our own addresses. */
const MISDIRECTED = [300, 301, 302, 303, 305, 306, 307, 308, 407]
const ERRORS = [400, 402, 403, 404, 405, 406, 408, 409, 410, 416, 429, 500, 501, 502, 503, 504]

const linesOf = <T>(items: readonly T[], line: (item: T) => string): string =>
  items.map((item) => `    ${line(item)}`).join('\n')

/** Matches successful answers with a part of a page. */
const partOfPage = `~*^(?:200|304):${PART_OF_PAGE.source.replace('^', '').replaceAll('\\/', '/')}`

const isPolicy = (name: string): boolean => policies.includes(name)

/** Two sites of one nginx share all variables, and the last definition holds for both. So each site has its own. */
const variable = (name: string): string => `$${name.replaceAll('-', '')}_\${SITE_NAME}`

const mapOf =
  (apiHeaders: Headers) =>
  ([name, value]: readonly [string, string]): string => `\
map $status:$uri ${variable(name)} {
  default ${quoted(value)};
  "${partOfPage}" "";
${apiHeaders[name] === value ? '' : `  "~^[^:]*:/api(?:/|$)" ${quoted(apiHeaders[name] ?? '')};\n`}}
`

const added = ([name, value]: readonly [string, string]): string => `add_header ${name} ${quoted(value)} always;`

/** Returns the part of nginx's configuration that serves a build: what stands within `http {}`. */
export const nginxTemplate = ({
  headers,
  apiHeaders,
  documentHeaders,
}: {
  headers: Headers
  apiHeaders: Headers
  documentHeaders: Headers
}): string => `\
# npm run deploy:nginx writes this file from tools/server. A container fills in the names in capitals.

# The log has no query, no address and no header of a visitor.
map $request_uri ${variable('askedPath')} {
  ~^(?<path>[^?]*) $path;
}
log_format visits_\${SITE_NAME} '$time_iso8601 $request_method ${variable('askedPath')} $status $body_bytes_sent $request_time $upstream_response_time';

# A675: some servers read "..;" as the parent, or drop "/;" before they resolve "..". No page asks for such a path.
map ${variable('askedPath')} ${variable('leavesFolder')} {
  default "";
  "~*(?:[/\\x5c]|%2f|%5c)(?:\\.|%2e){1,2}(?:[;/\\x5c]|%3b|%2f|%5c|$)" 1;
}

# An answer of the API is not kept (A441). A picture may be, as the server says.
map $upstream_http_cache_control ${variable('pictureCaching')} {
  default $upstream_http_cache_control;
  "" no-store;
}
map $upstream_http_content_type ${variable('apiCaching')} {
  default no-store;
  ~^image/ ${variable('pictureCaching')};
}
# In one map, because an add_header in a location would drop all those of the server.
map $status:$uri ${variable('caching')} {
  default no-cache;
  ~^[45] no-store;
  ~:/api/ ${variable('apiCaching')};
  ~:/pdfProxy/ no-store;
  ~:/assets/ "public, max-age=31536000, immutable";
}
# Parts of a page need no policies, which are as large as most of them. Nothing below /api/ runs (A675).
${Object.entries(headers)
  .filter(([name]) => isPolicy(name))
  .map(mapOf(apiHeaders))
  .join('')}
server {
  listen \${LISTEN};
  server_name \${SERVER_NAME};
  root "\${SITE_ROOT}";
  index index.html;
  client_max_body_size 20m;
  server_tokens off;
  access_log \${ACCESS_LOG} visits_\${SITE_NAME};
  error_log \${ERROR_LOG};

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
  charset_types application/json text/css text/javascript text/plain;

  # The build has packed its files; what has no packed form beside it, and the server's answers, are packed here.
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_min_length 256;
  gzip_proxied any;
  gzip_types application/json application/manifest+json application/wasm image/svg+xml text/css text/javascript text/plain;

  proxy_http_version 1.1;
  proxy_ssl_server_name on;
  proxy_ssl_verify on;
  proxy_ssl_verify_depth 3;
  proxy_ssl_trusted_certificate "\${TLS_ROOTS}";

  add_header Cache-Control ${variable('caching')} always;
${linesOf(Object.entries(headers), ([name, value]) =>
  isPolicy(name) ? `add_header ${name} ${variable(name)} always;` : added([name, value]),
)}

  location / { try_files $uri /index.html; }
  # The first pattern that fits is followed: a hidden file stays hidden whatever its name ends with.
  location ~ /\\. { return 404; }
  # A packed form is sent in place of its file and has no address of its own.
  location ~ \\.(br|gz)$ { return 404; }
  # A page that was opened before a release still asks for the files of its own.
  location ~ ^/assets/ { try_files $uri @earlier; }
  location @earlier {
    root "\${EARLIER_ROOT}";
    try_files $uri =404;
  }
  # What looks like a file is one, or is missing; the page in its place would be run as a script or drawn as a
  # picture.
  location ~* "\\.[a-z][a-z0-9]{0,7}$" { try_files $uri =404; }
  location = /api { return 404; }
  location ^~ /api/ {
    if (${variable('leavesFolder')}) { return 404; }
    proxy_pass \${API_ORIGIN};
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    # A visitor could name any address in these.
    proxy_set_header X-Real-IP "";
    proxy_set_header Forwarded "";
    # A675: the token is in a header of its own. A server with a list of origins refuses each POST that names ours.
    proxy_set_header Cookie "";
    proxy_set_header Origin "";
    # Answers have the header above instead.
    proxy_hide_header Cache-Control;
    proxy_hide_header Expires;
    proxy_hide_header Pragma;
    # The server sets no cookie: one named token would replace the app's own.
    proxy_hide_header Set-Cookie;
  }
  location = /pdfProxy { return 404; }
  # The one host that stores the reports learns nothing of who asks, and only its document is passed on (A445).
  # nginx follows no redirect.
  location ^~ /pdfProxy/ {
    if ($request_method !~ ^(GET|HEAD)$) { return 405; }
    if (${variable('leavesFolder')}) { return 404; }
    proxy_pass \${DOCUMENT_ORIGIN}/;
    proxy_pass_request_body off;
    proxy_pass_request_headers off;
    proxy_set_header Content-Length "";
    proxy_set_header Range $http_range;
    proxy_set_header If-Range $http_if_range;
    proxy_set_header If-None-Match $http_if_none_match;
    proxy_set_header If-Modified-Since $http_if_modified_since;
    # It could lead nginx to any of our own addresses by X-Accel-Redirect.
    proxy_ignore_headers X-Accel-Redirect X-Accel-Expires X-Accel-Limit-Rate X-Accel-Buffering X-Accel-Charset;
${linesOf(NEVER_HANDED_ON, (name) => `proxy_hide_header ${name};`)}
    proxy_intercept_errors on;
    error_page ${MISDIRECTED.join(' ')} =502 @noDocument;
    # A597: the address has expired. A 401 would show a password prompt in our name.
    error_page 401 =403 @noDocument;
    error_page ${ERRORS.join(' ')} @noDocument;
    add_header Cache-Control ${variable('caching')} always;
${linesOf([...Object.entries(documentHeaders), ['Content-Type', 'application/pdf'] as const], added)}
  }
  location @noDocument {
    types {}
    default_type text/plain;
    add_header Cache-Control ${variable('caching')} always;
${linesOf(Object.entries(documentHeaders), added)}
    return 502 "No document\n";
  }
}
`

const quoted = (value: string): string => {
  // nginx cannot escape a dollar sign.
  if (/["\\$\n]/.test(value)) throw new Error(`nginx cannot quote ${value}`)
  return `"${value}"`
}

/** Fills in what the file leaves open, as `envsubst` does in the container. */
export const filledIn = (template: string, settings: Settings): string =>
  Object.entries(settings).reduce((text, [name, value]) => text.replaceAll(`\${${name}}`, value), template)
