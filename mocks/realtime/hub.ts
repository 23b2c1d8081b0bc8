import type { ClientEvents, ServerEvents } from '@/realtime/events';

/** As much of a server-side socket as the features need; the in-memory server and socket.io both have it. */
export interface MemberSocket {
  readonly id: string;
  emit<Name extends keyof ServerEvents>(name: Name, ...args: Parameters<ServerEvents[Name]>): void;
  on<Name extends keyof ClientEvents>(name: Name, listener: ClientEvents[Name]): void;
  onDisconnect(listener: () => void): void;
}

/** All sockets that are connected, and whose they are once they said so. */
export class SocketHub {
  readonly #sockets = new Set<MemberSocket>();
  readonly #owners = new Map<MemberSocket, number>();

  add(socket: MemberSocket): void {
    this.#sockets.add(socket);
  }

  remove(socket: MemberSocket): void {
    this.#sockets.delete(socket);
    this.#owners.delete(socket);
  }

  setOwner(socket: MemberSocket, userId: number): void {
    this.#owners.set(socket, userId);
  }

  ownerOf(socket: MemberSocket): number | undefined {
    return this.#owners.get(socket);
  }

  hasSocketOf(userId: number): boolean {
    return [...this.#owners.values()].includes(userId);
  }

  emit<Name extends keyof ServerEvents>(name: Name, ...args: Parameters<ServerEvents[Name]>): void {
    for (const socket of this.#sockets) socket.emit(name, ...args);
  }

  emitExcept<Name extends keyof ServerEvents>(
    except: MemberSocket,
    name: Name,
    ...args: Parameters<ServerEvents[Name]>
  ): void {
    for (const socket of this.#sockets) if (socket !== except) socket.emit(name, ...args);
  }

  emitTo<Name extends keyof ServerEvents>(
    userId: number,
    name: Name,
    ...args: Parameters<ServerEvents[Name]>
  ): void {
    for (const [socket, owner] of this.#owners) if (owner === userId) socket.emit(name, ...args);
  }
}
