import { company, mahaReraUrl } from '../../lib/company.ts'
import { pathTo } from '../../screens.ts'
import { CompanyFacts } from './company-facts.server.tsx'
import type { WrittenSection } from './legal-sections.server.ts'
import { termsDeals } from './terms-deals.server.tsx'

export const termsText: WrittenSection[] = [
  {
    id: 'agreement',
    title: 'What you agree to, and with whom',
    body: (
      <>
        <p>
          These terms are a contract between you and {company.legalName}. They apply when you use Properysearch, with or
          without an account. The <a href={pathTo('privacy')}>privacy notice</a> says how we treat your data and is not
          part of the contract: your rights there do not depend on these terms.
        </p>
        <CompanyFacts />
      </>
    ),
  },
  {
    id: 'what-we-are',
    title: 'What Properysearch is, and is not',
    body: (
      <>
        <p>
          Properysearch is a marketplace. Owners and agents publish properties; buyers, tenants and professionals meet
          them here. We are an intermediary under the Information Technology Act 2000 and a marketplace under the
          Consumer Protection (E-Commerce) Rules 2020. We do not own the properties, and we are not the promoter, the
          seller, the landlord, the bank, the lawyer or the valuer in a deal.
        </p>
        <p>
          Price bands, estimates and calculators are there to guide you. They are not a valuation, nor advice on law,
          tax or investment. Each says what it is based on.
        </p>
      </>
    ),
  },
  {
    id: 'rera',
    title: 'Check MahaRERA before you pay',
    body: (
      <>
        <p>
          A project under construction on more than 500 square metres of land and with more than eight units must be
          registered before it is advertised or booked. Before you pay for one, look up its registration number, its
          approvals and its agent’s number on{' '}
          <a href={mahaReraUrl} rel="noopener">
            MahaRERA
          </a>{' '}
          (in other states, on that state’s authority). A promoter may not take more than 10% of the price before a
          registered agreement for sale.
        </p>
        <p>
          Where the law requires a number, the person who lists must give it. We check its form, not the project: a
          listing here is not a confirmation by the authority.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <>
        <p>
          You must be 18 or older and able to enter a contract. Give true details and keep them up to date. An account
          has one role: buyer or seller, agent, lawyer, or property evaluator. Your mobile number is confirmed by a
          code.
        </p>
        <p>
          Keep your password and codes to yourself; we never ask for them by phone or message. If you think someone else
          knows them, change the password: that ends all other sign-ins. You can sign out everywhere at any time, and
          erase your account in My Profile.
        </p>
      </>
    ),
  },
  ...termsDeals,
  {
    id: 'conduct',
    title: 'What is not allowed',
    body: (
      <>
        <ul>
          <li>Listings that are false, outdated, duplicated, or not yours to publish.</li>
          <li>Choosing or refusing people by religion, caste, sex, disability, or where they come from.</li>
          <li>Contacting people about anything but the property or the work they are here for.</li>
          <li>Reviews that are invented, paid for, or written about yourself.</li>
          <li>Copying the site by machine, getting around limits, or trying to reach what is not yours.</li>
          <li>Anything else that the law or rule 3(1)(b) of the IT Rules 2021 forbids.</li>
        </ul>
        <p>
          Report such things to the <a href={`${pathTo('privacy')}#grievance`}>grievance officer</a>. We may hide
          content or suspend an account that breaks these rules. We tell you why, and you may respond; where people are
          in danger we act first.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'What we are responsible for',
    body: (
      <>
        <p>
          We are responsible for our own work: for running the service with care, for delivering what you pay us for,
          and for treating your data as promised. If we fail in that, you have the remedies of the law; nothing here
          takes away rights that consumers have under the Consumer Protection Act 2019.
        </p>
        <p>
          We are not responsible for what others publish, promise or fail to do, provided that we act on a complaint as
          the law requires. For a loss that we cause without intent or gross negligence, we pay at most what you paid us
          in the twelve months before it, or ₹10,000 if that is more. This limit does not apply to harm to a person, to
          fraud, or where the law does not allow it.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Your content and ours',
    body: (
      <p>
        What you publish stays yours. You allow us to store, resize and show it here, and in links and previews that
        lead here, for as long as it is published. You confirm that you may give that permission, for photos too. The
        name, texts, drawings and software of Properysearch are ours; you may link to any public page.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and ending',
    body: (
      <p>
        We may change these terms for good reason, such as a new law or a new part of the service. We tell account
        holders at least 15 days in advance, and what was agreed in a deal stays as it was. You may leave at any time.
        We may end an account for serious breach, or with 30 days’ notice if we stop the service; we then return money
        you paid for what you can no longer use.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and disputes',
    body: (
      <p>
        Indian law applies. Talk to the <a href={`${pathTo('privacy')}#grievance`}>grievance officer</a> first: you will
        get an acknowledgement within 24 hours, at the latest 48, and a decision within 15 days, at the latest one
        month. Otherwise the courts at Pune decide. If you are a consumer, you may also go to the consumer commission
        where you live or work.
      </p>
    ),
  },
]
