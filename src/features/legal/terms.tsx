import { Link } from '@tanstack/react-router';
import type { LegalSection } from './legal-page';

export const termsIntro =
  'What you can expect from Tiebeam, and what we expect from you. We have kept it short enough to read.';
export const termsSince = '2026-05-01';

export const termsSections: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'The agreement',
    body: (
      <p>
        These terms are an agreement between you and Tiebeam. You accept them when you create an account. You
        can read our public pages without an account; we only ask that you use them fairly.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <p>You must be at least 18 years old, and use your own name and email address.</p>
        <ul>
          <li>
            One account per person. A business account is run by people who each have their own account.
          </li>
          <li>
            Keep your password private. You are responsible for what is done with your account until you tell
            us someone else has access.
          </li>
          <li>You may close your account at any time in Settings.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'advice',
    title: 'Figures are estimates, not advice',
    body: (
      <>
        <p>
          Tiebeam works out stamp duty, yields, cash flow and tax from the figures you enter and published
          rates. The results are estimates to help you decide. They are{' '}
          <strong>not financial, tax or legal advice</strong>, and nor is anything said by a member or by our
          assistant, Ava.
        </p>
        <p>
          Before you buy, borrow or let, check the figures with a solicitor, an accountant or a mortgage
          adviser. We are not authorised to give investment advice, and we do not give any.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'What you publish',
    body: (
      <>
        <p>
          Your posts, messages, documents and figures remain yours. You allow us to store them and show them
          to the people you share them with, for as long as you keep them here and for no other purpose.
        </p>
        <p>
          Only publish what you have the right to publish. Other people’s addresses, rents and documents are
          theirs: leave out anything that shows who lives where.
        </p>
      </>
    ),
  },
  {
    id: 'conduct',
    title: 'Community rules',
    body: (
      <>
        <p>The following are not allowed, and we remove them:</p>
        <ul>
          <li>offers that promise a return or hide who earns commission;</li>
          <li>discrimination against tenants or members, harassment and threats;</li>
          <li>false listings, false names and paid reviews;</li>
          <li>unsolicited advertising by message, and automated collection of members’ data.</li>
        </ul>
        <p>
          Use the post’s menu or the <Link to="/contact">contact page</Link> to report anything that breaks
          these rules. We will tell you the outcome.
        </p>
      </>
    ),
  },
  {
    id: 'deals',
    title: 'Deals between members',
    body: (
      <p>
        We bring people together, but we are not a party to what they agree. We do not check a seller’s title
        or an investor’s funds. Do your own due diligence, and put agreements in writing.
      </p>
    ),
  },
  {
    id: 'paying',
    title: 'Paid plans',
    body: (
      <>
        <p>
          The free plan costs nothing and needs no card. The prices of paid plans are shown including VAT
          before you subscribe. Paid plans renew each month or year until you cancel. Cancelling takes effect
          at the end of the period you have paid for.
        </p>
        <p>
          As a consumer, you may cancel within 14 days of subscribing. If you asked us to start straight away,
          we may charge for the days you have used.
        </p>
      </>
    ),
  },
  {
    id: 'service',
    title: 'The service',
    body: (
      <p>
        We improve Tiebeam all the time, so parts of it change. Features marked Beta may be withdrawn. We will
        give you at least 30 days’ notice before removing anything you pay for, and refund any time you have
        paid for after that. Until then, you can export your data in Settings.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Our liability',
    body: (
      <>
        <p>
          Nothing here limits our liability for death or personal injury caused by our negligence, for fraud,
          or for anything else the law does not let us limit. Your rights as a consumer are not affected.
        </p>
        <p>
          Otherwise we are liable only for foreseeable loss, up to the amount you paid us in the twelve months
          before the loss. We are not liable for a decision to buy, sell or borrow, nor for business losses of
          members who use Tiebeam as consumers.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Suspending your account',
    body: (
      <p>
        We may suspend an account that breaks these terms. We will tell you why, and you can appeal: someone
        who was not involved in the decision will review it within ten working days. In serious cases, such as
        fraud, we act at once and explain afterwards.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        We will email you at least 30 days before a change takes effect. If you do not agree, you can close
        your account before then. If you keep using Tiebeam, you accept the new terms.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and disputes',
    body: (
      <p>
        The law of England and Wales applies. If you live in Scotland or Northern Ireland, you may also go to
        the courts there. Talk to us first: most things can be settled with a{' '}
        <Link to="/contact">message</Link>.
      </p>
    ),
  },
];
