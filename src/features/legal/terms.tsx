import { Link } from '@tanstack/react-router';
import type { LegalSection } from './legal-page';

export const termsIntro =
  'What you may expect of Tiebeam, and what we expect of you. We have kept it short enough to be read.';
export const termsSince = '2026-05-01';

export const termsSections: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'The agreement',
    body: (
      <p>
        These terms are an agreement between you and Tiebeam. You accept them when you create an account. Who
        only reads our public pages needs no account and agrees to nothing but to use them fairly.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <p>You must be at least 18 years old, and give a name and an e-mail address that are yours.</p>
        <ul>
          <li>One person, one account. A business account is run by people with accounts of their own.</li>
          <li>
            Keep your password to yourself. What is done with it counts as done by you, until you tell us.
          </li>
          <li>You may close your account at any time in the settings.</li>
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
          Tiebeam works out stamp duty, yields, cash flow and tax from what you enter and from published
          rates. The figures are estimates for your own judgement. They are{' '}
          <strong>not financial, tax or legal advice</strong>, and neither is anything that a member or our
          assistant Ava says.
        </p>
        <p>
          Before you buy, borrow or let, check the figures with a solicitor, an accountant or a mortgage
          adviser. We are not authorised to give investment advice, and we give none.
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
          Your posts, messages, documents and figures remain yours. You allow us to store and show them to the
          people you share them with, for as long as you leave them here and for no other purpose.
        </p>
        <p>
          Publish only what you have the right to publish. Other people’s addresses, rents and documents are
          theirs: leave out whatever would tell who lives somewhere.
        </p>
      </>
    ),
  },
  {
    id: 'conduct',
    title: 'How we treat each other',
    body: (
      <>
        <p>These are not welcome, and we remove them:</p>
        <ul>
          <li>offers that promise a return, or that hide who gets the commission;</li>
          <li>discrimination against tenants or members, harassment and threats;</li>
          <li>false listings, false names and paid reviews;</li>
          <li>unasked-for advertising by message, and collecting members’ data by machine.</li>
        </ul>
        <p>
          Report what you see by the menu of the post or by the <Link to="/contact">contact page</Link>. We
          tell you what became of it.
        </p>
      </>
    ),
  },
  {
    id: 'deals',
    title: 'Deals between members',
    body: (
      <p>
        We bring people together; we are no party to what they agree. We check neither a seller’s title nor an
        investor’s money. Do your own due diligence, and put agreements in writing.
      </p>
    ),
  },
  {
    id: 'paying',
    title: 'Paid plans',
    body: (
      <>
        <p>
          The free plan costs nothing and needs no card. Prices of paid plans are shown with VAT before you
          subscribe. They renew each month or year until you cancel, and a cancellation takes effect at the
          end of the time you have paid for.
        </p>
        <p>
          As a consumer you may withdraw within 14 days of subscribing. If you asked us to start at once, we
          keep the part for the days you have used.
        </p>
      </>
    ),
  },
  {
    id: 'service',
    title: 'The service',
    body: (
      <p>
        We improve Tiebeam all the time, so parts of it change. Parts marked Beta may be withdrawn. We tell
        you at least 30 days before something that you pay for is taken away, and refund what you have paid
        for the time after it. Your data can be exported in the settings until then.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'What we are liable for',
    body: (
      <>
        <p>
          Nothing here limits our liability for death or injury by negligence, for fraud, or for anything else
          that the law does not let us limit. Your rights as a consumer stay as they are.
        </p>
        <p>
          Otherwise we are liable for loss that both of us could foresee, up to what you paid us in the twelve
          months before it. We are not liable for a decision to buy, sell or borrow, nor for business losses
          of members who use Tiebeam as consumers.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'When we end it',
    body: (
      <p>
        We may suspend an account that breaks these terms. We say why, and you can answer: somebody who did
        not take the decision looks at it again within ten working days. In grave cases, such as fraud, we act
        at once and explain afterwards.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        We tell you by e-mail at least 30 days before a change takes effect. If you do not agree, you can
        close your account until then; staying means that you accept.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and disputes',
    body: (
      <p>
        The law of England and Wales applies. If you live in Scotland or Northern Ireland you may also go to
        the courts there. Talk to us first: most things are settled by a <Link to="/contact">message</Link>.
      </p>
    ),
  },
];
