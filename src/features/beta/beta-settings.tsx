import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Schemas } from '@/api/contract';
import { read } from '@/api/queries';
import { LoadedPart } from '@/entities/setting/loaded-part';
import { Button } from '@/ui/button/button';
import { buttonClass } from '@/ui/button/button-class';
import { SettingsPage } from '@/ui/page/settings-page';
import { SettingsRow } from '@/ui/page/settings-row';
import { openBetaForm } from './beta-form';
import { BetaState } from './beta-state';

type Feature = Schemas['BetaFeature'];

const features: readonly { id: Feature; title: string; text: string; to: '/pipeline' | '/portfolio' }[] = [
  {
    id: 'pipeline',
    title: 'Pipeline',
    text: 'Be the first to try new ways to take a deal from viewing to completion.',
    to: '/pipeline',
  },
  {
    id: 'portfolio',
    title: 'Portfolio',
    text: 'Be the first to try new ways to manage the properties you own.',
    to: '/portfolio',
  },
];

/** My applications for early features of Pipeline and Portfolio (S66): the form once each, then how far it has come. */
export function BetaSettings() {
  const applications = useQuery(read('/beta-applications', { query: { scope: 'mine' } }));
  return (
    <SettingsPage title="Beta features" text="Apply for early access to new Pipeline and Portfolio features.">
      {features.map(({ id, title, text, to }) => (
        <SettingsRow key={id} title={title} text={text}>
          <LoadedPart
            query={applications}
            failureTitle="Couldn’t load your applications"
            skeleton="h-11"
            isWhole={({ data }) => Array.isArray(data)}
          >
            {({ data }) => {
              const application = data.find(({ feature }) => feature === id);
              return (
                <div className="flex flex-wrap items-center gap-2.5">
                  {application ? (
                    <BetaState application={application} />
                  ) : (
                    <Button variant="outline" onClick={() => openBetaForm(id, title)}>
                      Apply for the {title} beta
                    </Button>
                  )}
                  <Link to={to} className={buttonClass({ variant: 'ghost' })}>
                    Open {title}
                  </Link>
                </div>
              );
            }}
          </LoadedPart>
        </SettingsRow>
      ))}
    </SettingsPage>
  );
}
