// How things are done in the product, as Ava says it. What she names is called so on the screens.

const connect = `Open somebody's profile and press **Connect**; a note of your own says why. They find your request under [Requests](/notifications?requests=true), and once they accept you can write to each other.

People you may know, and those who connected with you already, are under [Connections](/networking/connections).`;

const shareDeal = `In a conversation, press **Attach a deal** beside the message field and choose one of your [evaluations](/property-evaluations). It is sent as a card with its figures.

An answer of mine goes there too: **Send to chat**, under “More with this answer”.`;

const block = `Open the menu **More about** them on their profile and choose **Block**. You no longer find each other, and your connection ends; they are not told. You can unblock them under [Connections](/networking/connections).

**Mute** is milder: nothing they do notifies you. **Report** tells our support team.`;

const audience = `You decide it for each part of your profile: open your profile, press **Edit profile**, and choose for each field who may see it: everyone, members, your connections or only you.`;

const notified = `You are told about requests to connect and new connections, comments, replies, reactions and mentions, new messages, new properties that match a search of yours, and transactions that wait to be confirmed. The [full list](/notifications) can show only what is unread, and marks all of it as read at once.`;

const findTrade = `Under [Explore](/networking/explore) you find brokers, builders, letting agents and other businesses by type and place, with what members say of them.`;

const defaults = `Under [Evaluation settings](/settings/evaluation) you keep profiles of what an evaluation begins with, such as the mortgage, the costs and the lender's test, and say which of them new ones take. Evaluations that exist already stay as they are.`;

/** The first that fits answers; in small letters. */
export const help: readonly (readonly [RegExp, string])[] = [
  [/\b(send|share|attach|show)\b.*\b(deal|evaluation)\b.*\b(chat|message|conversation|somebody)/, shareDeal],
  [/\b(block|mute|report)\b.*\b(somebody|someone|a member|a person|people|them)\b/, block],
  [/who (can|may) see (my|what)|hide my profile/, audience],
  [/(what|when) am i notified|which notifications/, notified],
  [/\bfind\b.*\b(broker|builder|agent|solicitor|surveyor|accountant|trade)/, findTrade],
  [/\bconnect with\b|connection request|\badd somebody\b/, connect],
  [/\b(an|a new|my) evaluations? (starts?|begins?) with|default (costs|mortgage|figures)/, defaults],
];
