import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LegalSection } from './legal-page';

export const privacyIntro =
  'What we know about you, why, for how long, and how to make us forget it. UK data protection law applies.';
export const privacySince = '2026-05-01';

/** @param cookieSettings where the visitor changes what third parties may do */
export const privacySections = (cookieSettings: ReactNode): readonly LegalSection[] => [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        Tiebeam decides how your data is used and answers for it. Write to us by the{' '}
        <Link to="/contact">contact page</Link>; ask for the data protection lead.
      </p>
    ),
  },
  {
    id: 'what',
    title: 'What we hold',
    body: (
      <ul>
        <li>
          <strong>Your account:</strong> name, username, e-mail address, what you do in property, and your
          password in a form that nobody can read.
        </li>
        <li>
          <strong>What you write:</strong> profile, posts, messages, comments, and questions to Ava.
        </li>
        <li>
          <strong>Your properties and deals:</strong> addresses, figures, tenancies, documents and photographs
          that you enter. Tenants’ details are yours to look after; we only store them for you.
        </li>
        <li>
          <strong>Technical records:</strong> when and from which network address the site was used, and
          errors, so that it stays safe and works.
        </li>
        <li>
          <strong>Payments:</strong> plan, dates and amounts. Card numbers go to the payment company and never
          to us.
        </li>
      </ul>
    ),
  },
  {
    id: 'why',
    title: 'Why, and on what basis',
    body: (
      <ul>
        <li>
          <strong>To do what you signed up for</strong> (contract): your account, network, evaluations and
          portfolio.
        </li>
        <li>
          <strong>To keep the site safe and to improve it</strong> (legitimate interests): technical records,
          reports of misuse, figures that name nobody.
        </li>
        <li>
          <strong>Because the law says so</strong> (legal obligation): invoices and tax records.
        </li>
        <li>
          <strong>Because you agreed</strong> (consent): the newsletter and the services under Cookies below.
          You can take it back at any time.
        </li>
      </ul>
    ),
  },
  {
    id: 'who-sees',
    title: 'Who sees it',
    body: (
      <>
        <p>
          You decide, field by field, whether your profile is seen by everybody, by members, by your
          connections or by you alone. Deals and properties are private until you share them.
        </p>
        <p>
          Companies that work for us see only what their work needs, under contract: hosting, e-mail, payments
          and the language model behind Ava. We do not sell data, and nobody trains a model with yours.
        </p>
      </>
    ),
  },
  {
    id: 'where',
    title: 'Where it is kept',
    body: (
      <p>
        In the United Kingdom and the European Economic Area. If a company that works for us processes data
        elsewhere, the UK’s international data transfer agreement applies.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long',
    body: (
      <ul>
        <li>Your account and what is in it: until you delete it, then at most 30 days in backups.</li>
        <li>Messages to support: two years after the last answer.</li>
        <li>Technical records: 90 days.</li>
        <li>Invoices: six years, as tax law asks.</li>
      </ul>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and services of other companies',
    body: (
      <>
        <p>
          One cookie keeps you signed in. Your browser also stores your theme, drafts of what you are writing
          and your answer to the question below. These are needed for what you ask the site to do, so we do
          not ask for consent.
        </p>
        <p>
          Google, Facebook or Apple are contacted only when you press their button to sign in. Everything else
          is loaded only if you agree here:
        </p>
        {cookieSettings}
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>You may at any time:</p>
        <ul>
          <li>see what we hold, and take it with you as a file (Settings, Your data);</li>
          <li>have it corrected or deleted;</li>
          <li>object to a use, or have it restricted;</li>
          <li>take back a consent.</li>
        </ul>
        <p>We answer within a month, and it costs nothing.</p>
      </>
    ),
  },
  {
    id: 'machines',
    title: 'Decisions by machines',
    body: (
      <p>
        Matches, suggestions and Ava’s answers are made by machines and may be wrong. Nothing that matters to
        you in law is decided without a person.
      </p>
    ),
  },
  {
    id: 'complaints',
    title: 'Complaints',
    body: (
      <p>
        Tell us first, please. You can also complain to the{' '}
        <a href="https://ico.org.uk/make-a-complaint/" rel="noopener noreferrer" target="_blank">
          Information Commissioner’s Office
        </a>{' '}
        at any time.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        Members are told by e-mail 30 days before a change that matters. Earlier versions stay on this page.
      </p>
    ),
  },
];
