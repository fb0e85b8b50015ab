// The code that carries somebody over to this device: from the fragment of the address, which then is gone, into the form.
import { byId, field } from './dom.js';

const form = byId('carry', HTMLFormElement), code = location.hash.slice(1);
if (code) {
  field(form, 'code').value = code;
  history.replaceState(null, '', location.pathname);
  form.requestSubmit();
}
