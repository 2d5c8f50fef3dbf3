// Runs while the surrounding banner is parsed, so that a closed banner never flashes.
{
  const banner = document.currentScript.closest('[data-banner]');
  const cookie = `${banner.dataset.banner}=`;
  banner.hidden = document.cookie.split('; ').some((pair) => pair.startsWith(cookie));
}
