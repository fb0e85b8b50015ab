// For browsers that know no modules: says that they are too old. They may not know what is newer than 2012 either.
// biome-ignore-all lint/suspicious/noVar: for the same reason
// biome-ignore-all lint/complexity/useArrowFunction: for the same reason
document.addEventListener('DOMContentLoaded', function () {
  var words = document.getElementById('words'), news = document.getElementById('news');
  var said = words ? JSON.parse(words.textContent || '').words : {};
  if (news) news.textContent = (said[navigator.language.slice(0, 2)] || said.en)['site-too-old'];
});
