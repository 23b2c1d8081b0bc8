import { createFileRoute } from '@tanstack/react-router';
import { useCurrentUser } from '@/entities/session/queries';
import { NewsletterForm } from '@/features/mailing-list/newsletter-form';
import { ContactPage } from '@/features/support/contact-page';
import { PageHead } from './-shell/page/page-head';

export const Route = createFileRoute('/contact')({ component: Contact });

function Contact() {
  const member = useCurrentUser();
  return (
    <>
      <PageHead
        title="Contact"
        description="Questions about Tiebeam, billing, press enquiries or a problem: write to the people who build it."
        path="/contact"
      />
      <ContactPage key={member?.id} member={member} newsletter={<NewsletterForm />} />
    </>
  );
}
