// Runs while the banner around it is being read, so that one that was closed is never seen to go.
{
  const banner = document.currentScript.closest('[data-banner]');
  const cookie = `${banner.dataset.banner}=`;
  banner.hidden = document.cookie.split('; ').some((pair) => pair.startsWith(cookie));
}
