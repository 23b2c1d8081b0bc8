// Generated from the contract by `npm run api`. Do not edit.

import type { Shape } from './complete';

const AiStatus: Shape = {available:false,limit:0,remaining:0,'period?':"day",resetsAt:'',recent:[{query:'',createdAt:''}]};
const ListingFilters: Shape = {'market?':"sale",'includeUnderOffer?':false,'locations?':[''],'near?':'','radiusMiles?':0.25,'travelMinutes?':5,'travelBy?':"driving",'area?':'','minPrice?':0,'maxPrice?':0,'minBeds?':0,'maxBeds?':0,'minBaths?':0,'types?':["detached"],'tenures?':["freehold"],'minLeaseYears?':1,'maxServiceCharge?':0,'maxGroundRent?':0,'councilTaxBands?':["A"],'minEpc?':"A",'minAreaSqm?':1,'maxAreaSqm?':1,'maxPricePerSqFt?':1,'minGrossYield?':0,'minDaysOnMarket?':0,'minReduction?':0,'reducedWithinDays?':1,'addedWithinDays?':1,'auctionFrom?':'','auctionTo?':'','hmoPotential?':false,'chainFree?':"only",'cashOnly?':"only",'needsWork?':"only",'tenanted?':"only",'newBuild?':"only",'retirement?':"only",'sharedOwnership?':"only",'article4?':"only",'licensedArea?':"only",'keywords?':[''],'notKeywords?':['']};
const FilterChip: Shape = {key:'',label:'',confidence:0};
const AgentBusiness: Shape = {username:''};
const ListingAgent: Shape = {name:'',branch:'',phone:'','website!':'','business!':AgentBusiness};
const ListingEvent: Shape = {on:'',price:0,event:"listed"};
const ListingFlags: Shape = {chainFree:false,cashOnly:false,newBuild:false,tenanted:false,retirement:false,sharedOwnership:false,article4:false,licensedArea:false,needsWork:false};
const MaterialInformation: Shape = {'broadbandMbps!':1,'mobile!':"good",'floodRisk!':"very_low",'buildingSafety!':'','parking!':'','accessibility!':'','restrictions!':''};
const MatchReason: Shape = {key:'',text:'',met:false};
const PropertyListing: Shape = {source:'',url:'',status:"for_sale",price:0,priceQualifier:"asking",address:'',town:'',postcode:'',outcode:'',nation:"england",lat:0,lng:0,type:"detached",bedrooms:0,bathrooms:0,'areaSqm!':0,'tenure!':"freehold",'leaseYears!':0,'serviceCharge!':0,'groundRent!':0,'councilTaxBand!':"A",'councilTax!':0,'epc!':"A",'epcPotential!':"A",features:[''],description:'',images:[''],'floorplan!':'',agent:ListingAgent,listedOn:'',lastSeenOn:'',daysOnMarket:0,history:[ListingEvent],reduction:0,'reducedOn!':'','auctionOn!':'','estRentPcm!':0,'estSource!':'','pricePerSqFt!':0,'districtPricePerSqFt!':0,'grossYield!':0,flags:ListingFlags,material:MaterialInformation,saved:false,hidden:false,reported:false,'matchReasons?':[MatchReason],createdAt:'',updatedAt:''};
const ListingPage: Shape = {page:1,totalPages:0,total:0,data:[PropertyListing],unknownLocations:['']};
const NearMiss: Shape = {key:'',label:'',count:1,filters:ListingFilters,best:''};
const AiSearchResult: Shape = {query:'',filters:ListingFilters,chips:[FilterChip],unparsed:[''],explanation:'',listings:ListingPage,nearMisses:[NearMiss],createdAt:''};
const AlertChannels: Shape = {inApp:false,email:false};
const AlertQuietHours: Shape = {from:'',to:''};
const PropertySearch: Shape = {name:'',filters:ListingFilters,chips:[FilterChip],'prompt!':'',frequency:"instant",channels:AlertChannels,'quietHours!':AlertQuietHours,paused:false,matchCount:0,newCount:0,perWeek:0,lookedAt:'',lastRunAt:'',createdAt:'',updatedAt:''};
const SearchMatch: Shape = {listing:PropertyListing,matchedAt:'',why:"listed",isNew:false};
const ListingCounts: Shape = {new:0,reduced:0,auction:0,chainFree:0,perWeek:0,byType:[{type:"detached",count:1}]};
const ListingPin: Shape = {lat:0,lng:0,price:0,status:"for_sale",saved:false};
const ListingPins: Shape = {total:0,pins:[ListingPin],cells:[{lat:0,lng:0,count:1}]};
const SoldComparable: Shape = {address:'',postcode:'',price:0,on:'',type:"detached",tenure:"freehold",newBuild:false,'bedrooms!':0,'areaSqm!':0,distanceMiles:0};
const RentComparable: Shape = {address:'',postcode:'',rentPcm:0,on:'',type:"detached",bedrooms:0,'areaSqm!':0,furnished:false,distanceMiles:0};
const ListingStats: Shape = {location:'',asOf:'','medianPrice!':0,'medianPpsf!':0,byType:[{type:"detached",count:1,medianPrice:0,'medianPpsf!':0}],rentByBeds:[{bedrooms:0,count:1,medianPcm:0,lowPcm:0,highPcm:0}],'grossYield!':0,'daysToSell!':0,'daysToLet!':0,supply:{forSale:0,toRent:0,newThisMonth:0,'monthsOfStock!':0},soldComps:[SoldComparable],rentComps:[RentComparable]};
const EpcDetails: Shape = {certificateNumber:'',address:'',postcode:'',current:"A",currentScore:1,potential:"A",potentialScore:1,lodgedOn:'',expiresOn:'',expired:false,areaSqm:0,assessor:'',walls:'',roof:'',windows:'',heating:'',ageBand:'',recommendations:[{text:'',costMin:0,costMax:0,points:0,done:false}]};
const StageSummary: Shape = {stage:"sourced",count:0,totalPrice:0,cashNeeded:0,medianRoi:null};
const EvaluationTotals: Shape = {count:0,medianRoi:null,cashNeeded:0,stages:[StageSummary]};
const Author: Shape = {fullName:"Member",username:'','profileImage!':'','headline?':''};
const StampDutyRegion: Shape = "england-wales";
const EvaluationHome: Shape = {'type!':"detached",'tenure!':"freehold",'leaseYears!':0,'bedrooms!':0,'areaSqm!':0,'epcRating!':"A",'councilTaxBand!':"A"};
const EvaluationHeadline: Shape = {price:0,'stampDuty!':0,'totalCost!':0,'cashInvested!':0,'grossYield!':0,'netYield!':0,'cashFlowPcm!':0,roi:null,roce:null,paybackYears:null,'icr!':0,'icrPass!':false,'moneyLeftIn!':0,'profit!':0,'afterTax!':0};
const CriteriaCount: Shape = {met:0,of:0};
const NextAction: Shape = {title:'','dueAt!':'',state:"overdue"};
const PipelineCard: Shape = {stage:"sourced",position:0,enteredAt:'','lostReason!':'',lastActivityAt:'',isRotting:false,'nextAction!':NextAction,noteCount:0,'nextOffer!':1};
const EvaluationOffer: Shape = {amount:1,on:'',status:"made",note:'','conditions?':''};
const EvaluationCollaborator: Shape = {role:"view"};
const EvaluationSummary: Shape = {owner:Author,myRole:"owner",title:'','address!':'','outcode!':'',nation:"england",region:StampDutyRegion,'home!':EvaluationHome,strategies:["btl"],primary:"btl",'askingPrice!':0,purchaseDate:'',headline:EvaluationHeadline,'criteria!':CriteriaCount,evidenceScore:0,'image!':'',tags:[''],'pipeline!':PipelineCard,'latestOffer!':EvaluationOffer,collaborators:[EvaluationCollaborator],sharedWith:[Author],version:1,'archivedAt!':'','deletedAt!':'',createdAt:'',updatedAt:''};
const BuyingFees: Shape = {legal:0,survey:0,broker:0,mortgageArrangement:0,sourcing:0,auction:0,planning:0,other:0};
const RefurbItem: Shape = {name:'',qty:0,rate:0,vatPct:0};
const Refurbishment: Shape = {items:[RefurbItem],contingencyPct:0};
const LoanMethod: Shape = "interest_only";
const BridgeTerms: Shape = {ltv:0,monthlyRate:0,arrangementPct:0,exitPct:0,months:0};
const EvaluationFinance: Shape = {kind:"cash",'product!':"fixed_2",ltv:0,rate:0,termYears:0,method:LoanMethod,addFee:false,bridge:BridgeTerms};
const Refinance: Shape = {'gdv!':0,ltv:0,fees:0,rate:0,method:LoanMethod};
const RoomIncome: Shape = {name:'',rentPcm:0,'sqm!':0,occupants:0};
const IncomeInputs: Shape = {'rentPcm!':0,other:0,rooms:[RoomIncome],'adr!':0,'occupancyPct!':0,'avgStay!':0,cleaningFee:0};
const ServicedCosts: Shape = {otaPct:0,otaSharePct:0,cleaningCost:0,fixed:0};
const RunningCosts: Shape = {voidPct:0,managementPct:0,managementVatPct:0,maintenancePct:0,insurance:0,groundRent:0,serviceCharge:0,licence:0,bills:0,compliance:0,other:0,headRent:0,sa:ServicedCosts};
const ExitInputs: Shape = {'salePrice!':0,months:0,agentPct:0,agentVatPct:0,legal:0,holdYears:0};
const GrowthInputs: Shape = {value:0,rent:0,cost:0};
const TaxInputs: Shape = {ownership:"personal",band:"basic",companyRate:0};
const LenderStress: Shape = {icr:0,rate:0};
const EvaluationInputs: Shape = {price:0,'askingPrice!':0,purchaseDate:'','stampDutyOverride!':0,'stampDutyReason!':'',fees:BuyingFees,refurb:Refurbishment,furnishing:0,holdingPcm:0,finance:EvaluationFinance,refi:Refinance,income:IncomeInputs,costs:RunningCosts,exit:ExitInputs,growth:GrowthInputs,tax:TaxInputs,stress:LenderStress};
const StampDutyBand: Shape = {from:0,'to!':0,rate:0,slice:0,tax:0};
const StampDutyFigures: Shape = {'amount!':0,isOverridden:false,bands:[StampDutyBand]};
const PurchaseFigures: Shape = {'stampDuty!':0,refurbTotal:0,fees:0,loan:0,deposit:0,'totalCost!':0,'cashInvested!':0};
const IncomeFigures: Shape = {'grossRent!':0,'effectiveRent!':0,otherIncome:0,'management!':0,'maintenance!':0,fixed:0,'operatingCosts!':0,'noi!':0};
const ReturnFigures: Shape = {'noi!':0,'mortgagePcm!':0,'annualCashFlow!':0,'cashFlowPcm!':0,'grossYield!':0,'netYield!':0,'cashOnCashRoi!':0,'roce!':0,paybackYears:null,'dscr!':0};
const LenderTestFigures: Shape = {'icr!':0,'icrPass!':false,'maxLoanAtStress!':0,'minRentPcmAtStress!':0,'maxPriceAtStress!':0};
const TaxFigures: Shape = {'section24Tax!':0,'afterTaxPersonal!':0,'preS24Tax!':0,'section24ExtraTax!':0,'companyTax!':0,'afterTaxCompany!':0};
const HoldFigures: Shape = {years:0,'value!':0,'balance!':0,'equity!':0,'saleCosts!':0,'lastCashFlow!':0,'totalCashFlow!':0,'irr!':0};
const LettingResults: Shape = {purchase:PurchaseFigures,income:IncomeFigures,returns:ReturnFigures,'breakEvenRentPcm!':0,lender:LenderTestFigures,tax:TaxFigures,hold:HoldFigures};
const BrrrProjectFigures: Shape = {'stampDuty!':0,refurbTotal:0,fees:0,bridgeLoan:0,bridgeCosts:0,holding:0,'totalCost!':0,'peakCash!':0,'refiLoan!':0,'cashReleased!':0,'moneyLeftIn!':0,'equityAfter!':0,'valueAdded!':0,'moneyRecycledPct!':0};
const BrrrReturnFigures: Shape = {'noi!':0,'mortgagePcm!':0,'annualCashFlow!':0,'cashFlowPcm!':0,'grossYieldOnGdv!':0,roiOnMoneyLeftIn:null,'roce!':0,roceCashLeftIn:null};
const BrrrResults: Shape = {project:BrrrProjectFigures,income:IncomeFigures,returns:BrrrReturnFigures,lender:LenderTestFigures,tax:TaxFigures,hold:HoldFigures};
const HmoRoomFigures: Shape = {'avgRoomRentPcm!':0,'profitPerRoomPcm!':0,'costPerRoom!':0,undersized:[''],licenceRequired:false,'breakEvenRooms!':0};
const HmoResults: Shape = {purchase:PurchaseFigures,income:IncomeFigures,returns:ReturnFigures,'breakEvenRentPcm!':0,lender:LenderTestFigures,tax:TaxFigures,hold:HoldFigures,rooms:HmoRoomFigures};
const StayFigures: Shape = {'nights!':0,'bookings!':0,'revenue!':0,'revPar!':0,'ota!':0,'management!':0,'cleaning!':0,fixed:0,'breakEvenOccupancy!':0,vatFlag:false,nightsFlag:false};
const ServicedResults: Shape = {purchase:PurchaseFigures,stays:StayFigures,returns:ReturnFigures,tax:TaxFigures,hold:HoldFigures};
const FlipResults: Shape = {'stampDuty!':0,refurbTotal:0,fees:0,loan:0,financeCosts:0,holding:0,'sellingCosts!':0,'totalCost!':0,'cashIn!':0,'profit!':0,'roi!':0,'annualisedRoi!':0,'profitOnCost!':0,'profitOnGdv!':0,'breakEvenSale!':0,'tax!':0,'profitAfterTax!':0};
const StrategyResults: Shape = {'btl?':LettingResults,'brrr?':BrrrResults,'hmo?':HmoResults,'sa?':ServicedResults,'flip?':FlipResults,'r2r?':LettingResults};
const EvaluationResults: Shape = {headline:EvaluationHeadline,stampDuty:StampDutyFigures,strategies:StrategyResults,missing:[''],notes:["no-rates"]};
const RoceBasis: Shape = "totalCapital";
const EvidenceTag: Shape = {source:"listing",refId:null,at:''};
const EvaluationScenario: Shape = {name:'',overrides:{}};
const EvaluationImage: Shape = {file:'','caption!':'',order:0,createdAt:''};
const EvaluationSounding: Shape = {price:1,yes:0,no:0,at:'','message!':{}};
const EvaluationQuote: Shape = {line:'',label:'',status:"asked",'amount!':0,'validUntil!':'',asked:[Author],'by!':Author,at:'','message!':{}};
const OpinionDeal: Shape = {title:'','address!':'','outcode!':'',nation:"england",primary:"btl",'price!':0,'home!':EvaluationHome,images:[EvaluationImage]};
const OpinionEstimates: Shape = {'rent?':1,'gdv?':1,'refurb?':0};
const OpinionAnswer: Shape = {user:Author,estimates:OpinionEstimates,note:'',isBlind:false,at:'','changedAt!':''};
const OpinionSpread: Shape = {figure:"rent",count:0,'min!':0,'median!':0,'max!':0,'owner!':0};
const EvaluationOpinion: Shape = {owner:Author,myRole:"owner",deal:OpinionDeal,figures:["rent"],message:'',status:"open",asked:[Author],answers:[OpinionAnswer],'spread!':[OpinionSpread],createdAt:'','closedAt!':''};
const DealPerson: Shape = {role:"agent"};
const EvaluationShows: Shape = {address:false,price:false,costs:false};
const EvaluationLinkView: Shape = {user:Author,at:''};
const EvaluationLink: Shape = {token:'',shows:EvaluationShows,'expiresAt!':'',hasPasscode:false,createdAt:'',views:[EvaluationLinkView]};
const Evaluation: Shape = {access:"full",owner:Author,myRole:"owner",title:'',propertyId:null,listingId:null,'address!':'','outcode!':'',nation:"england",region:StampDutyRegion,'home!':EvaluationHome,strategies:["btl"],primary:"btl",inputs:EvaluationInputs,results:EvaluationResults,roceBasis:RoceBasis,evidence:{'*':EvidenceTag},scenarios:[EvaluationScenario],images:[EvaluationImage],notes:'',tags:[''],'pipeline!':PipelineCard,offers:[EvaluationOffer],soundings:[EvaluationSounding],quotes:[EvaluationQuote],opinions:[EvaluationOpinion],people:[DealPerson],collaborators:[EvaluationCollaborator],settingsId:null,isPublished:false,shows:EvaluationShows,links:[EvaluationLink],version:1,'archivedAt!':'','deletedAt!':'',createdAt:'',updatedAt:''};
const SharedCosts: Shape = {'stampDuty!':0,'totalCost!':0,'cashInvested!':0,'cashFlowPcm!':0,'moneyLeftIn!':0,'profit!':0};
const EvaluationSnapshot: Shape = {access:"snapshot",owner:Author,title:'','address!':'','outcode!':'',nation:"england",region:StampDutyRegion,strategies:["btl"],primary:"btl",'price!':0,priceBand:{from:0,to:0},figures:{'grossYield!':0,'netYield!':0,roi:null,roce:null,'icr!':0},'costs!':SharedCosts,'expiresAt!':'',createdAt:''};
const EvaluationView: Shape = {'|':'access',full:Evaluation,snapshot:EvaluationSnapshot};
const EvaluateAnswer: Shape = {inputs:EvaluationInputs,results:EvaluationResults};
const EvaluationImageList: Shape = [EvaluationImage];
export const SomeEvaluationInputs: Shape = {'price?':0,'askingPrice?':0,'purchaseDate?':'','stampDutyOverride?':0,'stampDutyReason?':'','fees?':{'legal?':0,'survey?':0,'broker?':0,'mortgageArrangement?':0,'sourcing?':0,'auction?':0,'planning?':0,'other?':0},'refurb?':{'items?':[RefurbItem],'contingencyPct?':0},'furnishing?':0,'holdingPcm?':0,'finance?':{'kind?':"cash",'product?':"fixed_2",'ltv?':0,'rate?':0,'termYears?':0,'method?':LoanMethod,'addFee?':false,'bridge?':{'ltv?':0,'monthlyRate?':0,'arrangementPct?':0,'exitPct?':0,'months?':0}},'refi?':{'gdv?':0,'ltv?':0,'fees?':0,'rate?':0,'method?':LoanMethod},'income?':{'rentPcm?':0,'other?':0,'rooms?':[RoomIncome],'adr?':0,'occupancyPct?':0,'avgStay?':0,'cleaningFee?':0},'costs?':{'voidPct?':0,'managementPct?':0,'managementVatPct?':0,'maintenancePct?':0,'insurance?':0,'groundRent?':0,'serviceCharge?':0,'licence?':0,'bills?':0,'compliance?':0,'other?':0,'headRent?':0,'sa?':{'otaPct?':0,'otaSharePct?':0,'cleaningCost?':0,'fixed?':0}},'exit?':{'salePrice?':0,'months?':0,'agentPct?':0,'agentVatPct?':0,'legal?':0,'holdYears?':0},'growth?':{'value?':0,'rent?':0,'cost?':0},'tax?':{'ownership?':"personal",'band?':"basic",'companyRate?':0},'stress?':{'icr?':0,'rate?':0}};
const EvaluationCriteria: Shape = {'minRoi!':0,'minGrossYield!':0,'minCashFlowPcm!':0,'maxCashIn!':0,'maxMoneyLeftIn!':0,'minIcr!':0};
const EvaluationSetting: Shape = {name:'',isDefault:false,'strategy!':"btl",'nation!':"england",inputs:SomeEvaluationInputs,criteria:EvaluationCriteria,roceBasis:RoceBasis,'areaUnit!':"sqft",'rentSource!':"listing",createdAt:'',updatedAt:''};
const EvaluationVersionContent: Shape = {title:'',nation:"england",strategies:["btl"],primary:"btl",roceBasis:RoceBasis,inputs:EvaluationInputs,notes:''};
const EvaluationVersion: Shape = {version:1,'name!':'',author:Author,createdAt:'',content:EvaluationVersionContent};
const ViewingHome: Shape = {'address!':'','outcode!':'','image!':''};
const ViewingAgent: Shape = {name:'','company!':'','phone!':'','email!':''};
const ViewingCheck: Shape = {'room?':'',item:'',state:"ok",note:'','image!':'','cost!':0};
const ViewingClash: Shape = {title:'',startsAt:'',minutes:5};
const PropertyViewing: Shape = {owner:Author,propertyId:null,listingId:null,evaluationId:null,'home!':ViewingHome,title:'',startsAt:'',minutes:5,kind:"viewing",status:"requested",agentContactId:null,'agent!':ViewingAgent,attendees:[1],people:[Author],reminders:[0],checklist:[ViewingCheck],'score!':1,'summary!':'','clash!':ViewingClash,isOutcomeDue:false,createdAt:'',updatedAt:''};
const ActionSubject: Shape = {kind:"evaluation",title:''};
const ActionCheck: Shape = {text:'',done:false};
const DocumentLink: Shape = {kind:"property"};
const PropertyAction: Shape = {'owner!':Author,'assignee!':Author,'subject!':ActionSubject,propertyId:null,evaluationId:null,tenancyId:null,kind:"task",title:'','dueAt!':'','doneAt!':'',assigneeId:null,priority:"low",'repeat!':'',checklist:[ActionCheck],'remindAt!':'',taskId:null,nextId:null,'step!':'','record!':DocumentLink,createdAt:'',updatedAt:''};

export const answers: Readonly<Record<string, Shape>> = {
  'get /ai': AiStatus,
  'post /ai/property-search': AiSearchResult,
  'get /property-searches': {page:1,totalPages:0,total:0,'data?':[PropertySearch]},
  'post /property-searches': PropertySearch,
  'put /property-searches/{id}': PropertySearch,
  'get /property-searches/{id}/matches': {page:1,totalPages:0,total:0,'data?':[SearchMatch]},
  'get /property-listings': {page:1,totalPages:0,total:0,'data?':[PropertyListing],unknownLocations:['']},
  'get /property-listings/{id}': PropertyListing,
  'put /property-listings/{id}': PropertyListing,
  'post /property-listings/smart-search': {page:1,totalPages:0,total:0,'applied?':["minRoi"],'data?':[PropertyListing],unknownLocations:[''],counts:ListingCounts,'pins?':[ListingPin],'nearMisses?':[NearMiss]},
  'post /property-listings/pins': ListingPins,
  'get /property-listings/listing-stats': ListingStats,
  'get /property-listings/epc-details': EpcDetails,
  'get /evaluations': {page:1,totalPages:0,total:0,totals:EvaluationTotals,'data?':[EvaluationSummary]},
  'post /evaluations': Evaluation,
  'get /evaluations/{id}': EvaluationView,
  'put /evaluations/{id}': Evaluation,
  'post /evaluations/evaluate': EvaluateAnswer,
  'post /evaluations/links': EvaluationSnapshot,
  'post /evaluations/images': EvaluationImageList,
  'get /evaluation-settings': {page:1,totalPages:0,total:0,'data?':[EvaluationSetting]},
  'post /evaluation-settings': EvaluationSetting,
  'put /evaluation-settings/{id}': EvaluationSetting,
  'get /evaluation-versions': {page:1,totalPages:0,total:0,'data?':[EvaluationVersion]},
  'post /evaluation-versions': EvaluationVersion,
  'post /evaluation-opinions': EvaluationOpinion,
  'get /evaluation-opinions/{id}': EvaluationOpinion,
  'put /evaluation-opinions/{id}': EvaluationOpinion,
  'get /property-viewings': {page:1,totalPages:0,total:0,'data?':[PropertyViewing]},
  'post /property-viewings': PropertyViewing,
  'get /property-viewings/{id}': PropertyViewing,
  'put /property-viewings/{id}': PropertyViewing,
  'get /property-actions': {page:1,totalPages:0,total:0,'data?':[PropertyAction]},
  'post /property-actions': PropertyAction,
  'get /property-actions/{id}': PropertyAction,
  'put /property-actions/{id}': PropertyAction,
};
