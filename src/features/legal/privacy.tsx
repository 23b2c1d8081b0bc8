import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LegalSection } from './legal-page';

export const privacyIntro =
  'What we hold about you, why we hold it, how long we keep it and how to have it deleted. UK data protection law applies.';
export const privacySince = '2026-05-01';

/** @param cookieSettings where the visitor changes what third parties may do */
export const privacySections = (cookieSettings: ReactNode): readonly LegalSection[] => [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        Tiebeam is the data controller: we decide how your data is used and are responsible for it. Contact us
        through the <Link to="/contact">contact page</Link> and ask for the data protection lead.
      </p>
    ),
  },
  {
    id: 'what',
    title: 'What we hold',
    body: (
      <ul>
        <li>
          <strong>Your account:</strong> name, username, email address, what you do in property, and your
          password, stored in a form no one can read.
        </li>
        <li>
          <strong>What you write:</strong> profile, posts, messages, comments, and questions to Ava.
        </li>
        <li>
          <strong>Your properties and deals:</strong> addresses, figures, tenancies, documents and photos that
          you add. You are responsible for your tenants’ details; we only store them for you.
        </li>
        <li>
          <strong>Technical records:</strong> when the site was used and from which IP address, and any
          errors, so we can keep it safe and working.
        </li>
        <li>
          <strong>Payments:</strong> plan, dates and amounts. Card numbers go straight to our payment
          provider, never to us.
        </li>
      </ul>
    ),
  },
  {
    id: 'why',
    title: 'Why we use it, and our lawful basis',
    body: (
      <ul>
        <li>
          <strong>To do what you signed up for</strong> (contract): your account, network, evaluations and
          portfolio.
        </li>
        <li>
          <strong>To keep the site safe and to improve it</strong> (legitimate interests): technical records,
          reports of misuse and anonymous statistics.
        </li>
        <li>
          <strong>Because the law requires it</strong> (legal obligation): invoices and tax records.
        </li>
        <li>
          <strong>Because you agreed</strong> (consent): the newsletter and the services under “Cookies and
          third-party services” below. You can withdraw consent at any time.
        </li>
      </ul>
    ),
  },
  {
    id: 'who-sees',
    title: 'Who can see it',
    body: (
      <>
        <p>
          For each part of your profile, you decide who can see it: everyone, members, your connections or
          only you. Deals and properties are private until you share them.
        </p>
        <p>
          The companies that provide our hosting, email, payments and the language model behind Ava work under
          contract and see only what they need. We do not sell your data, and it is not used to train AI
          models.
        </p>
      </>
    ),
  },
  {
    id: 'where',
    title: 'Where we keep it',
    body: (
      <p>
        In the United Kingdom and the European Economic Area. If a company that works for us processes data
        elsewhere, the UK’s International Data Transfer Agreement applies.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <ul>
        <li>
          Your account and everything in it: until 30 days after you close it (you can reopen it in that
          time), then up to 30 days in backups.
        </li>
        <li>Messages to support: two years after our last reply.</li>
        <li>Technical records: 90 days.</li>
        <li>Invoices: six years, as tax law requires.</li>
      </ul>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and third-party services',
    body: (
      <>
        <p>
          One cookie keeps you signed in. Your browser also stores your theme, your drafts and your choices
          below. The site needs these to work, so we do not ask for consent.
        </p>
        <p>
          We contact Google, Facebook or Apple only when you choose to sign in with them. Other companies’
          content loads only if you agree.
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
        <p>At any time, you can:</p>
        <ul>
          <li>see what we hold and download a copy (in Settings, under Data);</li>
          <li>have it corrected or deleted;</li>
          <li>object to how we use it, or ask us to restrict it;</li>
          <li>withdraw your consent.</li>
        </ul>
        <p>We reply within a month, free of charge.</p>
      </>
    ),
  },
  {
    id: 'machines',
    title: 'Automated decisions',
    body: (
      <p>
        Matches, suggestions and Ava’s answers are automated and may be wrong. We do not make decisions that
        have a legal effect on you without human involvement.
      </p>
    ),
  },
  {
    id: 'complaints',
    title: 'Complaints',
    body: (
      <p>
        Please tell us first. You can also complain to the{' '}
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
    body: <p>We email members 30 days before any significant change. Earlier versions stay on this page.</p>,
  },
];
