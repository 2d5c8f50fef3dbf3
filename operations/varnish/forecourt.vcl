# The cache in front of the web processes: Varnish 7, started with
#   CDN_PURGE_TOKEN=… varnishd -f forecourt.vcl -p http_gzip_support=off …
# (pages come compressed, brotli among them). docs/operations.md tells the rest.
vcl 4.1;

import std;

# The balancer (operations/nginx/forecourt.conf), or a web process.
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

# The web processes, which tell what was published.
acl purgers {
  "127.0.0.0"/8;
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    call purge_keys;
  }

  # Whether it is the second try, for what the origin answers; nobody else may say so.
  unset req.http.X-Second-Try;
  if (req.restarts > 0) {
    set req.http.X-Second-Try = "yes";
  }

  # The edge passes on the host itself; nobody else may name another one.
  unset req.http.X-Forwarded-Host;
  set req.http.Host = std.tolower(req.http.Host);
  if (req.http.X-Request-Id !~ "^[A-Za-z0-9][A-Za-z0-9_-]{7,63}$") {
    set req.http.X-Request-Id = "varnish-" + req.xid;
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Interfaces and the pages of editors and operators are nobody else's.
  if (req.http.Authorization || req.url ~ "^/(_|api/)") {
    return (pass);
  }

  # Who saves data gets no dictionary, and says so to the web process.
  if (req.url ~ "^/assets/dictionaries/" && req.http.Save-Data) {
    return (pass);
  }

  call normalise_variants;

  # A page is fresh for what it says; older it is shown while a new one is made. Where none can be had, or the last
  # try failed, it stands for a day.
  if (std.healthy(req.backend_hint) && req.restarts == 0) {
    set req.grace = 10m;
  } else {
    # A second try would go on with the first one's.
    set req.grace = 24h;
  }
  # Cookies go along: only the web process can tell whether a page depends on them, and says so.
  return (hash);
}

# Clients write the same wish in many ways: as many copies of a page would be kept. A page that is compressed with a
# dictionary is for those who name that dictionary, one by its digest; only a whole digest is passed on.
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

# Drops the pages with any of the keys in Surrogate-Key.
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

# Advertisements write an id into the address that is another one with every click, and changes no page: each would have
# a copy of its own, and the web processes would get every visitor of a campaign. A redirect keeps it, so that one is its
# visitor's alone.
sub vcl_hash {
  # The path as it is, whatever signs it has; then what follows the first question mark, without those ids.
  hash_data(regsub(req.url, "\?.*$", ""));
  hash_data(regsub(
    regsub(
      regsuball(regsub(req.url, "^[^?]*", ""), "&(gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id)=[^&]*", ""),
      "^\?(gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id)=[^&]*&?", "?"),
    "^\?$", ""));
  # One site, whatever port somebody writes behind its name.
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
  # A page that stands must not give way to a failure. The first one is let go, and asked about again (vcl_synth): Varnish would
  # remember it, though as what is not kept, and find it before the older page. At the second try there was no older page.
  if (beresp.status >= 500 && (bereq.is_bgfetch || (!bereq.uncacheable && !bereq.http.X-Second-Try))) {
    return (abandon);
  }
  # That one is not remembered either: it names no variants, so it would hide those of the page that stand.
  if (beresp.status >= 500) {
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  # What does not say that everybody may have it is for its visitor alone.
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
  # A dictionary that the page was not compressed with may be made up: such copies do not stand for a day.
  if (bereq.http.Available-Dictionary && beresp.http.Content-Encoding != "dcz") {
    set beresp.grace = 10s;
  }
  return (deliver);
}

# A failure that was let go: yesterday's page rather than none, looked for however old it is.
sub vcl_synth {
  if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    return (restart);
  }
}

sub vcl_deliver {
  # Rather yesterday's page than none: looked for once more, however old it is.
  if (resp.status >= 502 && resp.status <= 504 && req.restarts == 0
      && (req.method == "GET" || req.method == "HEAD") && req.url !~ "^/(_|api/)") {
    return (restart);
  }
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  # The one of a kept page is of whoever had it made.
  set resp.http.X-Request-Id = req.http.X-Request-Id;
  if (obj.hits > 0) {
    set resp.http.Cache-Status = "forecourt; hit";
  } else {
    set resp.http.Cache-Status = "forecourt; fwd=miss";
  }
  return (deliver);
}
