// Generated from the contract by `npm run api`. Do not edit.

import type { Shape } from './complete';

const Session: Shape = {'role?':"user"};
const NotificationChannels: Shape = {inApp:false,email:false,sound:false};
const QuietHours: Shape = {from:'',to:''};
const KeptFilters: Shape = {name:'',search:''};
const StagePreference: Shape = {stage:"sourced",'name!':'',isHidden:false,'maxDeals!':1};
const PipelinePreferences: Shape = {stages:[StagePreference],'cashAvailable!':0};
const Preferences: Shape = {theme:"dark",density:"comfortable",areaUnit:"sqft",defaultNation:"england",shortcuts:true,reducedMotion:false,startPage:"/",notification:{'*':NotificationChannels},'quietHours!':QuietHours,digest:"off",digestDay:1,readReceipts:true,showOnline:true,findByEmail:true,messagesFrom:"members",connectionsFrom:"members",mutedUserIds:[1],postAlertUserIds:[1],exploreFilters:[KeptFilters],pipeline:PipelinePreferences,analytics:false};
const CurrentUser: Shape = {username:'',fullName:'','profileImage!':'',email:'',emailConfirmed:false,avaThreadId:null,userRole:{role:"user"},plan:"free",'headline?':'','phone!':'',businessIds:[''],preferences:Preferences,twoFactor:false,providers:["google"],hasPassword:true,'usernameChangeableAt!':'',joinedAt:''};
const Author: Shape = {fullName:"Member",username:'','profileImage!':'','headline?':''};
const Mention: Shape = {name:'',link:''};
const AttachmentKind: Shape = "evaluation";
const SnapshotFigure: Shape = {label:'',value:'','field?':''};
const SharedDeal: Shape = {strategy:"btl",nation:"england",'outcode!':'',inputs:{}};
const Snapshot: Shape = {title:'',subtitle:'','image!':'',figures:[SnapshotFigure],'price?':0,'deal?':SharedDeal};
const Attachment: Shape = {kind:AttachmentKind,snapshot:Snapshot};
const ReactionCounts: Shape = {'like?':0,'congrats?':0,'insightful?':0,'interested?':0,'would_buy?':0,'too_dear?':0};
const MyReaction: Shape = {type:"like",'price?':1};
const SharedImage: Shape = {file:'',alt:''};
const PollOption: Shape = {text:'',votes:0};
const Poll: Shape = {options:[PollOption],endsAt:'',votes:0,'myVote!':0};
const SharedPost: Shape = {state:"shown",'authUser!':Author,content:'',mentions:[Mention],'attachment?':Attachment,'createdAt!':''};
const PostVersion: Shape = {content:'',until:''};
const Post: Shape = {authUser:Author,content:'',mentions:[Mention],'attachment!':Attachment,audience:"members",tags:[''],reactionCounts:ReactionCounts,'myReaction!':MyReaction,commentCount:0,'pinCounts?':{'*':1},createdAt:'','editedAt!':'','images?':[SharedImage],'videoUrl?':'','poll?':Poll,'lookingFor?':"advice",'saved?':false,'repost?':SharedPost,'pinned?':false,'muted?':false,'commentsOff?':false,'history?':[PostVersion]};

export const answers: Readonly<Record<string, Shape>> = {
  'get /auth/session': Session,
  'get /auth/auth-user': CurrentUser,
  'get /posts': {page:1,totalPages:0,total:0,'data?':[Post]},
  'get /posts/{id}': Post,
};
