// Runs while the banner around it is parsed, so that a closed banner is never shown briefly.
{
  const banner = document.currentScript.closest('[data-banner]');
  const cookie = `${banner.dataset.banner}=`;
  banner.hidden = document.cookie.split('; ').some((pair) => pair.startsWith(cookie));
}
