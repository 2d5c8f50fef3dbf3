# Varnish 7 as a cache in front of the web processes. Start it with
#   CDN_PURGE_TOKEN=… varnishd -f forecourt.vcl -p http_gzip_support=off …
# (the web processes compress pages themselves, also with brotli). See docs/operations.md.
vcl 4.1;

import std;

# The balancer (operations/nginx/forecourt.conf) or a single web process.
backend origin {
  .host = "127.0.0.1";
  .port = "8081";
  .connect_timeout = 2s;
  .first_byte_timeout = 15s;
  .between_bytes_timeout = 60s;
  .probe = {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 2s;
    .window = 4;
    .threshold = 2;
    .initial = 2;
  }
}

# Clients that may purge: the web processes.
acl purgers {
  "127.0.0.0"/8;
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    call purge_keys;
  }

  # Tells vcl_backend_response that the request was restarted; clients must not set it.
  unset req.http.X-Second-Try;
  if (req.restarts > 0) {
    set req.http.X-Second-Try = "yes";
  }

  # Only `Host` identifies the site; clients must not override it.
  unset req.http.X-Forwarded-Host;
  set req.http.Host = std.tolower(req.http.Host);
  if (req.http.X-Request-Id !~ "^[A-Za-z0-9][A-Za-z0-9_-]{7,63}$") {
    set req.http.X-Request-Id = "varnish-" + req.xid;
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Never cached: APIs, and the pages of editors and operators.
  if (req.http.Authorization || req.url ~ "^/(_|api/)") {
    return (pass);
  }

  # The web process answers differently with Save-Data: it sends no dictionary.
  if (req.url ~ "^/assets/dictionaries/" && req.http.Save-Data) {
    return (pass);
  }

  call normalise_variants;

  # While a page is revalidated, a stale one is served for up to 10 minutes; for up to a day if the origin is unhealthy
  # or the first try failed.
  if (std.healthy(req.backend_hint) && req.restarts == 0) {
    set req.grace = 10m;
  } else {
    # Must be set explicitly, since a restart keeps the earlier value.
    set req.grace = 24h;
  }
  # Cookies are kept: only the web process knows whether a page depends on them, and tells by `Vary`.
  return (hash);
}

# Reduces header values that mean the same to one, so that fewer copies of a page are cached. A page compressed with a
# dictionary is only for clients that name this dictionary by its SHA-256 digest; other values are removed.
sub normalise_variants {
  if (req.http.Available-Dictionary !~ "^:[A-Za-z0-9+/]{43}=:$" || req.http.Accept-Encoding !~ "(^|[\s,])dcz\s*(,|$)"
      || req.http.Accept-Encoding !~ "(^|[\s,])br\s*(,|$)") {
    unset req.http.Available-Dictionary;
  }
  unset req.http.Dictionary-ID;
  if (req.http.Available-Dictionary && req.url !~ "^/image\?") {
    set req.http.Accept-Encoding = "br, dcz";
    return;
  }
  if (req.url ~ "^/image\?") {
    unset req.http.Accept-Encoding;
    if (req.http.Accept ~ "image/avif") {
      set req.http.Accept = "image/avif,image/webp";
    } elsif (req.http.Accept ~ "image/webp") {
      set req.http.Accept = "image/webp";
    } else {
      unset req.http.Accept;
    }
  } elsif (req.http.Accept-Encoding ~ "(?i)(^|[\s,])br\s*(;|,|$)"
      && req.http.Accept-Encoding !~ "(?i)(^|[\s,])br\s*;\s*q=0(\.0*)?\s*(,|$)") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(?i)(^|[\s,])gzip\s*(;|,|$)"
      && req.http.Accept-Encoding !~ "(?i)(^|[\s,])gzip\s*;\s*q=0(\.0*)?\s*(,|$)") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
}

# Removes the pages that have one of the keys in Surrogate-Key from the cache.
sub purge_keys {
  if (client.ip !~ purgers || !std.getenv("CDN_PURGE_TOKEN")
      || req.http.Authorization != "Bearer " + std.getenv("CDN_PURGE_TOKEN")) {
    return (synth(403, "Forbidden"));
  }
  if (req.http.Surrogate-Key !~ "^[a-z0-9-]+( [a-z0-9-]+)*$") {
    return (synth(400, "Bad Request"));
  }
  if (!std.ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")(\s|$)")) {
    return (synth(500, "Internal Server Error"));
  }
  return (synth(200, "OK"));
}

# The hash excludes click ids of advertisements: they differ for every click but do not change the page. Redirects
# contain the id, however, and are therefore not cached for such requests (vcl_hit, vcl_backend_response).
sub vcl_hash {
  # The path unchanged, then the query string without click ids.
  hash_data(regsub(req.url, "\?.*$", ""));
  hash_data(regsub(
    regsub(
      regsuball(regsub(req.url, "^[^?]*", ""), "&(gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id)=[^&]*", ""),
      "^\?(gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id)=[^&]*&?", "?"),
    "^\?$", ""));
  # The host without a port, so that one site has one copy.
  hash_data(regsub(req.http.Host, ":[0-9]*$", ""));
  hash_data(req.http.X-Forwarded-Proto);
  return (lookup);
}

sub vcl_hit {
  if (obj.status >= 300 && obj.status < 400
      && req.url ~ "^[^?]*\?(.*&)?(gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id)=") {
    return (pass);
  }
}

sub vcl_backend_response {
  # An error must not replace a cached page. On the first try the fetch is abandoned and the request is restarted
  # (vcl_synth): otherwise Varnish would store a hit-for-miss object and find it instead of the stale page.
  if (beresp.status >= 500 && (bereq.is_bgfetch || (!bereq.uncacheable && !bereq.http.X-Second-Try))) {
    return (abandon);
  }
  # On the second try there is no stale page. The error is not stored: without `Vary` it would hide variants of the page.
  if (beresp.status >= 500) {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  # Responses that are not explicitly public are not cached.
  if (beresp.http.Set-Cookie || beresp.http.Vary ~ "(?i)(\*|cookie)"
      || beresp.http.Cache-Control !~ "(?i)\bpublic\b"
      || beresp.http.Cache-Control ~ "(?i)\b(private|no-store|no-cache)\b") {
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    set beresp.grace = 0s;
    return (deliver);
  }
  if (beresp.status >= 300 && beresp.status < 400
      && bereq.url ~ "^[^?]*\?(.*&)?(gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id)=") {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  set beresp.grace = 0s;
  if (beresp.http.Cache-Control ~ "stale-if-error") {
    set beresp.grace = 24h;
  }
  # The client may have invented this dictionary, so the copy for it is kept only briefly.
  if (bereq.http.Available-Dictionary && beresp.http.Content-Encoding != "dcz") {
    set beresp.grace = 10s;
  }
  return (deliver);
}

# After an abandoned fetch: restarts once, to look for a stale page.
sub vcl_synth {
  if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    return (restart);
  }
}

sub vcl_deliver {
  # After an error of the origin: restarts once, to look for a stale page.
  if (resp.status >= 502 && resp.status <= 504 && req.restarts == 0
      && (req.method == "GET" || req.method == "HEAD") && req.url !~ "^/(_|api/)") {
    return (restart);
  }
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  # The id stored with a cached page belongs to the request that filled the cache.
  set resp.http.X-Request-Id = req.http.X-Request-Id;
  if (obj.hits > 0) {
    set resp.http.Cache-Status = "forecourt; hit";
  } else {
    set resp.http.Cache-Status = "forecourt; fwd=miss";
  }
  return (deliver);
}
