// What no text of the product says, each with its reason. A text that must be so names it beside itself: `// voice: reason`.
import type { WrittenText } from './written-texts';

export interface VoiceRule {
  name: string;
  reason: string;
  /** What the rule refuses: a pattern of the text, or a question to it. */
  refuses: RegExp | ((text: WrittenText) => boolean);
  /** Files that the rule leaves alone. */
  except?: RegExp;
}

/** Pages with a contract's language, where contractions would be out of place. */
const legal = /\/legal\//;
/** Nouns that are counted somewhere in the product. */
const counted =
  'comments?|posts?|replies|reply|messages?|connections?|members?|people|person|homes?|properties|property|evaluations?|scenarios?|documents?|files?|photos?|units?|rooms?|tenants?|days?|weeks?|months?|years?|reactions?|opinions?|results?|articles?|viewings?|tasks?|deals?|items?|fields?|charges?|quotes?|hits?|matches?|votes?|views?|characters?|notifications?';

export const voiceRules: readonly VoiceRule[] = [
  { name: 'email', reason: 'The word is "email".', refuses: /\be-mail/i },
  {
    name: 'couldn’t',
    reason: 'People say "couldn’t": a failure names what did not happen, contracted and active.',
    refuses: /\bcould not\b|\bcan not\b/i,
    except: legal,
  },
  {
    name: 'apostrophe',
    reason: 'One apostrophe for all texts: ’, as in print.',
    refuses: /[a-z]'(s|t|re|ve|ll|d|m)\b|[a-z]s'(\*\*)? [a-z]/i,
  },
  {
    name: 'sign in',
    reason: 'The words are "sign in" and "sign out".',
    refuses: /\blog (you |me )?(out|in)\b/i,
  },
  {
    name: 'photo',
    reason: 'A photo of a home or a person is a "photo".',
    refuses: /\bpictures?\b/i,
    except: legal,
  },
  { name: 'who', reason: 'Nobody says "whom" out loud.', refuses: /\bwhom\b/i },
  {
    name: 'whoever',
    reason: '"Whoever has it … may" reads like a translation: say "Anyone who".',
    refuses: /^Whoever\b|\bWho (registers|has it|joins)\b/,
  },
  {
    name: 'not made',
    reason: 'A failure says "Couldn’t create", progress "Creating…", success "Created".',
    refuses: /^(Not made|Making it|Made [“"{])/,
  },
  { name: 'again', reason: 'The word is "again" or "from scratch".', refuses: /\banew\b/i },
  { name: 'reset', reason: 'The word is "Reset".', refuses: /^As they were/ },
  {
    name: 'expensive',
    reason: 'A price that is too high is "expensive" or "overpriced".',
    refuses: /\b(too|very|less|more) dear(er)?\b|\bdearer\b|\bthe dear\b/i,
  },
  {
    name: 'archive',
    reason: 'The verbs are Archive and Unarchive, Hide and Unhide.',
    refuses: /\b(put|putting) away\b|\bout of the archive\b/i,
  },
  {
    name: 'undo',
    reason: 'The sentence is "This can’t be undone."',
    refuses: /\bno way back\b|\bcan(not|’t|'t) be taken back\b/i,
  },
  {
    name: 'sign in',
    reason: 'The verb is "sign in"; "Login" alone is the specification’s link.',
    refuses: /\blog ?in\b(?!$)/i,
    except: /\/(lib|testing)\//,
  },
  { name: 'ellipsis', reason: 'Three dots are one character: …', refuses: /\.\.\./ },
  {
    name: 'ellipsis of a menu',
    reason:
      'A menu item that asks for more before it acts has an ellipsis; one that only asks “are you sure?” has none.',
    refuses: ({ isMenuItem, text }) =>
      isMenuItem &&
      (/^(Delete|Remove|Archive|Unarchive|Leave|Block|Mute|Pin|Copy|Duplicate)\b.*…$/.test(text) ||
        /^(Report|Forward|Share|Send in chat|Repost with|Reschedule|Split|Change (photo|logo|profile|cover))\b.*[^…]$/.test(
          text,
        )),
    except: /\/property-search\/listing\/listing-actions/,
  },
  {
    name: 'ellipsis of a button',
    reason: 'Buttons have no ellipsis except while they work: “Saving…”.',
    refuses: ({ isMenuItem, kind, text }) =>
      !isMenuItem && kind === 'label' && /[a-z}]…$/.test(text) && !/^(\w+ing\b.*|https.*)…$/.test(text),
  },
  {
    name: 'weekday',
    reason: 'A British date has no comma after the weekday: “Friday 27 November”.',
    refuses: /\b(Mon|Tue|Tues|Wed|Wednes|Thu|Thurs|Fri|Sat|Satur|Sun)(day)?, (\d|\{…\})/,
  },
  {
    name: 'nation',
    reason: 'England, Northern Ireland, Scotland and Wales are nations; a region is a part of one.',
    refuses: /^Region$/,
  },
  { name: 'estimated', reason: '“Est.” is a shorthand: say “Estimated”.', refuses: /\bEst\. / },
  {
    name: 'on file',
    reason: 'Rates are available or not; “on file” is said of papers.',
    refuses: /\brates? on file\b|\brules on file\b/i,
  },
  { name: 'activity', reason: 'What people read of the log is “Activity”.', refuses: /^Log$|\bin the log\b/ },
  {
    name: 'in advance',
    reason: 'Nobody says “remind ahead”: “Remind me before”, “Days to show in advance”.',
    refuses: /\b(Show|Remind) ahead\b/i,
  },
  { name: 'item', reason: 'A list has items: “Add item”, “Item 1”.', refuses: /^(Add a line|Line \{…\}$)/ },
  {
    name: 'subscribe',
    reason: 'People subscribe to a newsletter and create an account.',
    refuses: /^Sign(ing)? up$/,
  },
  {
    name: 'failed act',
    reason: 'A failed act is “Couldn’t delete the post”, as in every other error.',
    refuses:
      /^(The|Your) [\w ]+ wasn’t (deleted|removed|withdrawn|opened|blocked)$|^The \w+ is still [a-z]+ed$|\bdidn’t complete\b|^Not (saved|posted):/,
  },
  {
    name: 'contraction',
    reason: 'People say “you’re” and “don’t”; only legal pages and the specification write them out.',
    refuses:
      /\b(do|does|did|is|are|was|were|has|have|will|would|should) not\b|\bcannot\b|(?<!who )\b(you|we) are (?=\w)/i,
    except: /\/legal\/|\.stories\.|^mocks\/(engine|hosts)\//,
  },
  {
    name: 'label alone',
    reason: 'A label says without its neighbours what it is for: “Due date”, “Start time”.',
    refuses: ({ kind, text }) =>
      kind === 'label' && /^(Due|From|To|With|For|On|Near|Until|Inside|When|Age|Code|Send it)$/.test(text),
  },
  {
    name: 'label as a noun',
    reason: 'A label is a noun, not a clause: “Rate end date”, “Monday opening time”.',
    refuses: ({ kind, text }) =>
      kind === 'label' &&
      /^(?!Last|Recently|When|Waiting)[A-Z{][\w …}]+ (ends|starts|opens|closes|expires|begins|every|checked)$/.test(
        text,
      ),
  },
  {
    name: 'range of a choice',
    reason: 'A choice that is a range has an en dash: “1–3 properties”.',
    refuses: /^\d+ to \d+ \w+$/,
  },
  {
    name: 'quoted',
    reason: 'A question quotes what it acts upon: Delete “Mortgage brokers”?',
    refuses: /^(Delete|Archive|Close) \{…\}\?$/,
  },
  {
    name: 'quoted name',
    reason:
      'The name of a control quotes a title, a tag or a file’s name, which people gave: Remove “Survey.pdf”.',
    refuses: ({ text, filledIn: [first = ''] }) =>
      /^(Actions for|Cancel|Delete|Dismiss|Edit|Move|Open|Play|Remove|Rename|Restore|Retry|Select|Undo) \{…\}/.test(
        text,
      ) && /(^|\.)(title|tag)$|\bfile\.name$/.test(first),
    except: /\.stories\./,
  },
  {
    name: 'capital',
    reason: 'Posts and comments have no capital in a sentence; the specification’s labels alone do.',
    refuses: /\b(your|a) (Post|Comment|Reply)\b/,
    except: /\.stories\./,
  },
  {
    name: 'no one',
    reason: 'The words are “no one” and “everyone”.',
    refuses: /^Nobody\b/,
    except: /^mocks\/|\.stories\./,
  },
  {
    name: 'online',
    reason: 'People are online or offline; nobody waits for “the network”.',
    refuses: /\bnetwork is back\b|\bwithout a network\b/,
  },
  {
    name: 'automatically',
    reason: 'What happens unasked happens “automatically”, not “by itself”.',
    refuses: /\bby (itself|themselves)\b/,
    except: /^mocks\//,
  },
  {
    name: 'loaded',
    reason: 'Nobody knows what a list has loaded: “recent messages”, “homes on this page”.',
    refuses: /\b(messages|rows|homes|items) loaded\b|\bloaded so far\b/,
  },
  {
    name: 'resize',
    reason: 'Photos are resized, not “made smaller”.',
    refuses: /\bmade smaller\b|\bmaking .+ smaller\b/i,
  },
  {
    name: 'commas',
    reason: 'A list in a field is “separated by commas”.',
    refuses: /\bcommas between\b/i,
  },
  {
    name: 'law',
    reason: 'The law requires; it doesn’t ask.',
    refuses: /\blaw asks\b/i,
  },
  {
    name: 'letters',
    reason: 'Usernames have lowercase letters and numbers.',
    refuses: /\bsmall letters\b/i,
  },
  {
    name: 'VAT',
    reason: 'Amounts are “including VAT” or “excluding VAT”.',
    refuses: /^With VAT\b|\bVAT included\b|\bwithout VAT\b/,
  },
  {
    name: 'permanently',
    reason: 'What can’t be restored is deleted permanently; documents go to the bin, not the trash.',
    refuses: /\b(delete|gone|removed?) .*for good\b|\btrash\b/i,
  },
  {
    name: 'amount',
    reason: 'The unit of a field stands in brackets: “Maximum price (£)”.',
    refuses: /, £$/,
  },
  {
    name: 'somebody',
    reason: 'The words are “someone”, “anyone” and “no one”.',
    refuses: /\b(somebody|anybody)\b/i,
  },
  { name: 'also called', reason: 'Other names stand apart: “Also called: …”.', refuses: /^, also\b/ },
  { name: 'per cent', reason: 'The per cent sign follows its number without a space.', refuses: /[\d}] %/ },
  { name: 'pounds', reason: 'Money is in pounds.', refuses: /(?<![\w$])\$\d(?![^$]*\$)/ },
  {
    name: 'range',
    reason: 'A range has an en dash: “£125,000–£250,000”, “22:00–07:00”.',
    refuses: /£\d[\d,]*-£?\d|(?<!\bfrom )£\d[\d,]* to £\d|(?<!\bfrom )\b\d\d:\d\d to \d\d:\d\d/,
    except: /^mocks\/|\.stories\.|\/(lib|testing)\//,
  },
  {
    name: 'British spelling',
    reason: 'The spelling is British; "Help Center" alone is the specification’s.',
    refuses:
      /\b(colou?r(?<!colour)s?|favorites?|neighbors?|neighborhoods?|organiz\w+|center(?<!Help Center)|canceled|licens(e|es) (is|was|holder))\b/,
  },
  {
    name: 'stop',
    reason: 'Labels and buttons have no full stop.',
    refuses: ({ kind, text }) =>
      kind === 'label' && /[a-z)]\.$/.test(text) && !/[.!?…] /.test(text) && text.split(' ').length < 7,
  },
  {
    name: 'field note',
    reason: 'A hint or an error of one sentence has no full stop: “Enter a date, such as 21/11/2026”.',
    refuses: ({ isFieldNote, text }) => isFieldNote && !/[.!?…] /.test(text) && /[^.]\.$/.test(text),
  },
  {
    name: 'field notes',
    reason: 'A hint or an error of two sentences has a full stop after each.',
    refuses: ({ isFieldNote, text }) => isFieldNote && /[.!?…] .*[^.!?…]$/.test(text),
    // The server's messages stand among other sentences too.
    except: /^mocks\//,
  },
  {
    name: 'count',
    reason: 'A count has a singular and a plural: "1 comment", "2 comments".',
    // A limit ("at most 20 files") is a number of the source, never one.
    refuses: ({ text, isChosenByCount }) => !isChosenByCount && isCount.test(text) && !isLimit.test(text),
  },
];

const isCount = new RegExp(`\\{…\\} (${counted})\\b`);
const isLimit = /\b(at most|at least|than|of|to|use|maximum|minimum) \{…\}|\{…\} \w+ or more\b/i;

/** The rules that a text breaks; none when it names its reason. */
export function brokenRules(file: string, text: WrittenText): VoiceRule[] {
  if (text.exception) return [];
  return voiceRules.filter(
    ({ refuses, except }) =>
      !except?.test(file) && (refuses instanceof RegExp ? refuses.test(text.text) : refuses(text)),
  );
}
