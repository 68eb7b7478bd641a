import type { Tokens } from 'marked';
import { plainOf, type Section } from '../divide-text.ts';
import type { PlainTerm } from './found-term.ts';
import { sentences, withContinuation } from './sentences.ts';

const aboutReader =
  /^(?:(?:in|on|for|at) this|in the|let|you|we|i|now|here|to|as|once|after|before|when|if|then|next|first|finally|so|but|and|also|there|look|see|read|open|take|try|make|use|run|click|go|think|imagine|remember|consider|create|write|add|visit|watch|download|install|start|stay|count|wait)\b|\b(?:you|your|we|our|us|let's|this (?:lesson|section|chapter|module|exercise|page)|(?:see|as|shown|listed) (?:below|above)|following)\b/i;

const noTerm =
  /^(?:of|in|on|for|at|it|this|that|these|those|there|they|he|she|one|each|every|both|another|other|some|many|most|all|any|none|what|which|why|how|who|where|here|next|then|first|second|third|last|finally|today|now|our|your|my|their|its|his|her|part|step|task|figure|example|note|tip|following|main|best|only|same|goal|aim|point|idea|result|reason|answer|question|problem|difference|purpose|way|rest|thing|things|everything|something|nothing|time|people)\b|\b(?:to|that|which|who|with|from|by|this|your|our|we|you|and|or|but|not|is|are)\b/i;

const saysIs =
  /^(?:(?:An?|The)\s)?([\p{L}\p{N}][\p{L}\p{N}'’/ -]{1,40}?)(?:\s\([^)]{1,40}\))?\s(?:(?:is|are)\s(?:an?|any|the|one of|when|where|defined as|known as)\s|are\s(?=.*\b(?:who|that|which|used|made|for|of|in)\b)|(?:refers? to|means|stands? for|describes?)\s)(\S+)/u;

const noDefinition =
  /^(?:good|great|nice|bit|lot|few|must|no|fun|bad|same|first|next|last|best|better|only|reason|case|key|perfect|list|link|video|picture|image|lesson|chapter|example|question|problem|matter|pity|shame|goal|aim|following|result|more|most|less|very|too|so|also|not|often|usually|always|never|fast|cheap|easy|hard|important|possible|available)\b/i;

/** The terms that sentences at the head of a paragraph define: "A quay is a wall along which …", "Pilots are people who …". */
export function* findSaidTerms({ tokens }: Section): Generator<PlainTerm> {
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'paragraph') continue;
    const said = sentences(plainOf((token as Tokens.Paragraph).tokens)).slice(0, 2);
    for (const [index, sentence] of said.entries()) {
      const [, subject, first] = saysIs.exec(sentence) ?? [];
      if (!subject || !first || noTerm.test(subject) || noDefinition.test(first)) continue;
      if (aboutReader.test(sentence) || !/^\p{Lu}/u.test(sentence)) continue;
      yield { term: subject, definition: withContinuation(sentence, said[index + 1]), place: [at] };
    }
  }
}

const noName =
  /^(?:create|define|add|build|connect|configure|deploy|explore|find|get|go|improve|make|move|open|prepare|program|read|run|send|set|show|start|store|test|train|use|validate|work|write|kinds|types|names)\b|\b(?:introduction|overview|summary|conclusions?|review|stud(?:y|ies)|challenges?|assignments?|exercises?|practice|goals?|objectives?|requirements?|prerequisites?|set-?up|install\w*|resources?|references?|reading|credits?|steps?|background|examples?|quiz(?:zes)?|instructions?|rubric|topics?|agenda|contents?|lessons?|sections?|chapters?|parts?|preparation|about|started|homework|tasks?|discussion|questions?|notes?|tips?|faq|projects?|labs?|solutions?|demos?|videos?|licen[cs]e|thanks|troubleshooting|look|learn|more|try|do|your|our|you|we|it|how|why|what|when|where|who|to|can|should|is|are)\b/i;

const praises =
  /^\S+(?:\s\S+){0,4}?\s(?:is|are)\s(?:much|more|less|very|too|so|often|also|not|now|still|usually|typically|popular|available|common|important)\b/;

/** A heading that is a name, with the first sentence under it. */
export function* findHeadedTerms({ heading, tokens }: Section): Generator<PlainTerm> {
  let above = heading;
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'heading') above = plainOf((token as Tokens.Heading).tokens);
    else if (token.type !== 'space') {
      const name = above.replace(/^\p{N}+[.):]?\s+/u, '').trim();
      const isPage = above === heading;
      above = '';
      if (token.type !== 'paragraph' || !isName(name)) continue;
      const [first = '', second] = sentences(plainOf((token as Tokens.Paragraph).tokens));
      const isAbout =
        !isPage || /^(?:(?:An?|The)\s|(?:It|This|These|They)\s(?:is|are)\s)/.test(first) || first.includes(name);
      if (
        isAbout &&
        !praises.test(first) &&
        /[.!]["”’)]?$/.test(first) &&
        !aboutReader.test(first) &&
        /^\p{Lu}/u.test(first)
      )
        yield { term: name, definition: withContinuation(first, second), place: [at] };
    }
  }
}

const isName = (heading: string): boolean =>
  /^[\p{L}\p{N}]/u.test(heading) &&
  !/[?!:,]/.test(heading) &&
  heading.split(/\s+/).length <= 4 &&
  !noName.test(heading);
