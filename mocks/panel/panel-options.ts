import type { RemoteMockServer } from '../remote-control';
import type { Situation } from '../scenarios/situation';
import type { PanelControl } from './use-situation';

export interface PanelOptions {
  server: RemoteMockServer;
  /** What was wrong with the address this page was opened with. */
  problems: readonly string[];
  onSession: (isSignedIn: boolean) => void;
}

/** What every section of the panel gets. */
export interface SectionProps {
  control: PanelControl;
  situation: Situation;
}
