import type { Mail } from '../../platform/upstreams/mail';

/** A typical e-mail of the product. */
export const exampleMail: Mail = {
  id: 'one',
  from: { name: 'Automotive', address: 'no-reply@automotive.example' },
  to: 'anna@example.org',
  subject: 'Ny bil',
  text: 'Ny bil',
  html: '<p>Ny bil</p>',
};
