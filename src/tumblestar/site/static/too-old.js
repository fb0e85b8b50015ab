// For browsers that know no modules: says that they are too old.
document.addEventListener('DOMContentLoaded', function () {
  var words = JSON.parse(document.getElementById('words').textContent).words;
  var lang = /^fr/.test(navigator.language) ? 'fr' : 'en';
  document.getElementById('news').textContent = words[lang]['site-too-old'];
});
