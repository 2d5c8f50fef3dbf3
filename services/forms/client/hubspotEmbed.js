/* Script of the embedded form provider: renders a form into an element of another site's page. */
(() => {
  // Relative to the script's own URL, since another server may proxy it below a different path.
  const provider = new URL('../../', document.currentScript.src).href;

  const element = (name, properties, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };

  function draw(place, definition, options) {
    const form = element('form', { noValidate: true });
    for (const field of definition.fields) {
      const input = element(field.type === 'textarea' ? 'textarea' : 'input', {
        name: field.name,
        required: field.required,
      });
      if (field.type !== 'textarea') input.type = field.type;
      if (field.autocomplete) input.autocomplete = field.autocomplete;
      form.append(element('label', {}, field.label + (field.required ? ' *' : ''), input));
    }
    const errors = element('ul', { className: 'hs-error-msgs' });
    const alert = element('div', {}, errors);
    alert.setAttribute('role', 'alert');
    form.append(alert, element('input', { type: 'submit', value: definition.submit }));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      errors.replaceChildren();
      const wrong = [...form.elements].filter((control) => control.name && !control.validity.valid);
      for (const control of form.elements) {
        if (control.name) control.setAttribute('aria-invalid', String(wrong.includes(control)));
      }
      if (wrong.length > 0) {
        errors.append(element('li', {}, definition.invalid));
        wrong[0].focus();
        return;
      }
      options.onFormSubmit?.(form);
      const body = JSON.stringify(Object.fromEntries(new FormData(form)));
      const headers = { 'content-type': 'application/json' };
      fetch(`${provider}submissions/${options.formId}`, { method: 'POST', headers, body })
        .then((response) => {
          if (!response.ok) throw new Error(String(response.status));
          const thanks = element('p', { tabIndex: -1 }, definition.thanks);
          thanks.setAttribute('role', 'status');
          place.replaceChildren(thanks);
          thanks.focus();
          options.onFormSubmitted?.(form);
        })
        .catch(() => errors.append(element('li', {}, definition.failed)));
    });
    place.replaceChildren(form);
    options.onFormReady?.(form);
  }

  window.hbspt = {
    forms: {
      create(options) {
        const language = document.documentElement.lang;
        fetch(`${provider}definitions/${options.formId}?language=${language}`)
          .then((response) => {
            if (!response.ok) throw new Error(String(response.status));
            return response.json();
          })
          .then((definition) => {
            const place = document.querySelector(options.target);
            if (place) draw(place, definition, options);
          })
          .catch(() => undefined);
      },
    },
  };
})();
