import { useEffect, useState } from 'react';
import { isSocketBehaviour, socketBehaviours } from '../../engine/realtime/behaviour';
import type { NotificationTypeEntry } from '../../features/notifications/send-notification';
import type { SectionProps } from '../panel-options';

/** What comes by the socket: how it behaves, how it is lost at once, and what it brings. */
export function SocketSection({ control, situation, whose }: SectionProps) {
  const { server } = control;
  const [types, setTypes] = useState<readonly NotificationTypeEntry[]>([]);
  useEffect(() => void server.notificationTypes().then((found) => setTypes(found)), [server]);
  const drop = (reason: Parameters<typeof server.dropSocket>[0], done: string) =>
    void control.act(done, () => server.dropSocket(reason));
  return (
    <section aria-labelledby="qa-socket">
      <h3 id="qa-socket">Socket and notifications</h3>
      <label className="field">
        <span>Behaviour</span>
        <select
          value={situation.socket}
          onChange={(event) => {
            const socket = event.target.value;
            if (isSocketBehaviour(socket))
              void control.change(`Socket: ${socketBehaviours[socket]}`, { socket });
          }}
        >
          {Object.entries(socketBehaviours).map(([name, what]) => (
            <option key={name} value={name}>
              {name}: {what}
            </option>
          ))}
        </select>
      </label>
      <div className="row" role="group" aria-label="Drop the socket now">
        <span className="quiet">Drop now:</span>
        <button type="button" onClick={() => drop('transport', 'Transport closed')}>
          transport
        </button>
        <button type="button" onClick={() => drop('server', 'Server ended the connection')}>
          server
        </button>
        <button type="button" onClick={() => drop('ping', 'Connection silent: noticed within 45 s')}>
          silence
        </button>
      </div>
      <div className="row" role="group" aria-label="Send a notification">
        {types.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            disabled={whose.as === null}
            onClick={() =>
              void control.act(`Sent: ${label}`, () => server.sendNotification(id, whose.as ?? undefined))
            }
          >
            {label}
          </button>
        ))}
      </div>
    </section>
  );
}
