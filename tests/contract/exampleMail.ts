import type { Mail } from '../../platform/upstreams/mail';

/** A mail as the product writes them, with nothing in it that a test is about. */
export const exampleMail: Mail = {
  id: 'one',
  from: { name: 'Automotive', address: 'no-reply@automotive.example' },
  to: 'anna@example.org',
  subject: 'Ny bil',
  text: 'Ny bil',
  html: '<p>Ny bil</p>',
};
