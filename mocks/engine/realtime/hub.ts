import type { ClientEvents, ServerEvents } from '@/realtime/events';

/** As much of a server-side socket as the features need; the in-memory server and socket.io both have it. */
export interface MemberSocket {
  readonly id: string;
  emit<Name extends keyof ServerEvents>(name: Name, ...args: Parameters<ServerEvents[Name]>): void;
  on<Name extends keyof ClientEvents>(name: Name, listener: ClientEvents[Name]): void;
  onDisconnect(listener: () => void): void;
}

/** All sockets that are connected, and whose they are once they said so. Nobody else hears anything. */
export class SocketHub {
  readonly #sockets = new Set<MemberSocket>();
  readonly #owners = new Map<MemberSocket, { userId: number; isStill: () => boolean }>();

  add(socket: MemberSocket): void {
    this.#sockets.add(socket);
  }

  remove(socket: MemberSocket): void {
    this.#sockets.delete(socket);
    this.#owners.delete(socket);
  }

  /** @param isStill whether the session that the socket came with is still this member's */
  setOwner(socket: MemberSocket, userId: number, isStill: () => boolean): void {
    this.#owners.set(socket, { userId, isStill });
  }

  ownerOf(socket: MemberSocket): number | undefined {
    return this.#owners.get(socket)?.userId;
  }

  hasSocketOf(userId: number): boolean {
    return [...this.#owners.values()].some((owner) => owner.userId === userId);
  }

  emit<Name extends keyof ServerEvents>(name: Name, ...args: Parameters<ServerEvents[Name]>): void {
    for (const [socket] of this.#heard()) socket.emit(name, ...args);
  }

  emitExcept<Name extends keyof ServerEvents>(
    except: MemberSocket,
    name: Name,
    ...args: Parameters<ServerEvents[Name]>
  ): void {
    for (const [socket] of this.#heard()) if (socket !== except) socket.emit(name, ...args);
  }

  emitTo<Name extends keyof ServerEvents>(
    userId: number,
    name: Name,
    ...args: Parameters<ServerEvents[Name]>
  ): void {
    for (const [socket, owner] of this.#heard()) if (owner.userId === userId) socket.emit(name, ...args);
  }

  #heard() {
    return [...this.#owners].filter(([, owner]) => owner.isStill());
  }
}
