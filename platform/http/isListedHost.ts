/** Whether a host name is on a list; `*.example.com` stands for its subdomains. */
export function isListedHost(host: string, hosts: readonly string[]): boolean {
  return hosts.some((listed) =>
    listed.startsWith('*.')
      ? /^[^.]/.test(host) && host.endsWith(listed.slice(1))
      : host === listed,
  );
}
