import type {
  PasswordProblemName,
  Role,
  SignInProblemName,
} from '../../../features/editing/model/editorView.types';

/** Words about those who edit: signing in, accounts, sessions. */
export const peopleTexts = {
  signInTitle: 'Sign in to edit',
  signInFirst:
    'There are no accounts yet. Sign in with the editing secret of this installation and make the first administrator under People.',
  signInLocal:
    'The secret is “embedded” until SITECORE_EDITING_SECRET is set, and works on this computer only.',
  email: 'E-mail',
  password: 'Password',
  secret: 'Editing secret',
  useSecret: 'Use the editing secret',
  signIn: 'Sign in',
  forgotLink: 'Forgot the password?',
  withProvider: 'Use your organisation’s account',
  problems: {
    wrong: 'E-mail and password do not fit together.',
    tooMany: 'Too many attempts. Wait a quarter of an hour and try again.',
    notHere: 'The secret does not sign in here any more. Use your account.',
    noAccount: 'There is no account for you here. Ask an administrator.',
    unverified:
      'Your organisation does not say that your e-mail address is yours, so it opens no account here. Ask an administrator.',
    provider: 'Signing in with your organisation’s account did not work. Try again.',
  } satisfies Record<SignInProblemName, string>,
  wrongSecret: 'That is not the secret.',
  notices: {
    passwordSet: 'Your password is set. Sign in with it.',
    linkSent: 'If there is an account with that address, a link is on its way to it.',
  },

  forgotTitle: 'A new password',
  forgotIntro: 'A link to choose a new password goes to your address.',
  sendLink: 'Send the link',
  backToSignIn: 'Back to signing in',

  passwordTitle: 'Choose a password',
  passwordIntro: (name: string, email: string) => `For ${name}, ${email}.`,
  linkOver: 'This link is not good any more',
  linkOverText: 'Links are good once and for a time. Ask for a new one.',
  newPassword: 'New password',
  again: 'New password again',
  passwordHint: (minLength: number) =>
    `At least ${minLength} characters. Several words that have nothing to do with you are best.`,
  setPassword: 'Set the password',
  passwordProblems: {
    short: 'That is too short.',
    long: 'That is too long.',
    personal: 'Your name or address is easy to guess. Choose something else.',
    repeated: 'That repeats a few characters. Choose something else.',
    different: 'Both must be the same.',
  } satisfies Record<PasswordProblemName, string>,
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',

  signedInTitle: 'You are signed in',
  goOn: 'Go on to the editor',

  roles: {
    writer: 'Writer',
    publisher: 'Publisher',
    administrator: 'Administrator',
  } satisfies Record<Role, string>,
  account: (name: string) => `Account: ${name}`,
  changePassword: 'Change password',
  currentPassword: 'Current password',
  passwordChanged: 'Your password is changed. Your other sessions have ended.',
  sessions: 'Sessions',
  sessionsIntro: 'Where you are signed in now.',
  thisSession: 'This one',
  lastUsed: (time: string) => `Last used ${time}`,
  endSession: 'End',
  endSessionOn: (browser: string) => `End the session in ${browser}`,
  sessionEnded: 'The session has ended.',
  endOthers: 'Sign out everywhere else',
  othersEnded: 'All other sessions have ended.',
  signOut: 'Sign out',

  signedOutTitle: 'You were signed out',
  signedOutText:
    'Your session is over. What you wrote is kept in this browser and is saved once you sign in again.',
  otherWay: 'Sign in with the secret or with your organisation’s account in a new tab',
  goOnHere: 'I have signed in there',
  stillOut: 'You are not signed in yet.',
  outOfReach: 'The server cannot be reached. Try again.',

  alsoHere: (names: string) => `Also here: ${names}`,
  and: (names: readonly string[]) =>
    names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
};
